import { setTimeout as pause } from 'node:timers/promises'
import { startPlaying } from './driver.ts'

// `player.ts DATABASE RESTART`: plays until it is killed.
const [path = '', restart = '0'] = process.argv.slice(2)
const playing = await startPlaying(path, Number(restart))
console.log('playing')
for (;;) if (!(await playing.step(true))) await pause(2)
