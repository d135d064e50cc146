import vine from '@vinejs/vine'
import { clientId } from '#validators/client_id'
import { integer, largestNumber } from '#validators/numbers'

/** An empty text is passed on: core refuses it with a text for the member. */
export const messageValidator = vine.create({
  client_id: clientId(),
  body: vine.string().nullable().optional(),
})

/** The number of a message where a page of messages ends or begins. */
export const messagePageValidator = vine.create({
  before: integer().range([1, largestNumber]).optional(),
  after: integer().range([0, largestNumber]).optional(),
})
