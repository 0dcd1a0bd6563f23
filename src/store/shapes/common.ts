import { z } from 'zod'
import { languages } from '../../words/index.ts'

// What the columns of JSON hold. Times inside JSON are milliseconds since 1970.

export const time = z.number()
export const whole = z.int().min(0)
export const fields = z.record(z.string(), z.unknown())
export const language = z.enum(languages)
