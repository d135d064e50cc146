import vine from '@vinejs/vine'
import { afterAnswer } from '#core/admin/complaints/answer_ticket'
import { ticketKinds } from '#core/complaints/ticket'
import { locales } from '#core/sites/locales'
import { clientId } from '#validators/client_id'
import { integer } from '#validators/numbers'

/** The shape of the forms; core decides on their texts. */
const words = vine.string().maxLength(100_000).nullable().optional()
const line = vine.string().maxLength(300).nullable().optional()
const seen = integer().range([0, 1_000_000])

export const newTicketValidator = vine.create({
  site: vine.string().uuid(),
  language: vine.enum(locales),
  kind: vine.enum(ticketKinds),
  email: line,
  name: line,
  member: line,
  order: line,
  subject: line,
  body: words,
})

export const answerValidator = vine.create({ seen, body: words, then: vine.enum(afterAnswer) })

export const seenValidator = vine.create({ seen })

export const solveValidator = vine.create({ seen, reason: words })

export const helpValidator = vine.create({ client_id: clientId() })

export const pauseValidator = vine.create({ on: vine.boolean() })

export const ticketNoteValidator = vine.create({ note: words })

export const assignValidator = vine.create({ to: vine.string().uuid().nullable().optional() })

export const linkValidator = vine.create({
  kind: vine.enum(ticketKinds),
  member: line,
  order: line,
})

export const mergeValidator = vine.create({ seen, into: line })

export const readyAnswerValidator = vine.create({
  language: vine.enum(locales),
  title: line,
  body: words,
  shared: vine.boolean().optional(),
})
