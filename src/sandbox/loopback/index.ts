export * from './api.ts'
export { type Clock, ManualClock, realClock } from './clock.ts'
export * from './shapes.ts'
