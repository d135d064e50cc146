import vine from '@vinejs/vine'
import { integer } from '#validators/numbers'

/** At most a day. */
export const pageViewValidator = vine.create({ seconds: integer().range([0, 86_400]) })
