import vine from '@vinejs/vine'
import { integer } from '#validators/numbers'

const place = integer().range([0, 2_000_000_000]).optional()

/** Where a page of messages begins, or the report that a conversation is to be read for. */
export const readingPartValidator = vine.create({
  after: place,
  before: place,
  report: vine.string().uuid().optional(),
})

/** Why a conversation is opened; core decides whether that is enough. */
export const readingValidator = vine.create({
  reason: vine.string().maxLength(2000).nullable().optional(),
  report: vine.string().uuid().optional(),
})
