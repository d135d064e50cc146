import vine from '@vinejs/vine'
import { privacyRequests } from '#core/complaints/public_form/privacy_request'

/** The shape of the forms; core decides on their texts. */
const words = vine.string().maxLength(100_000).nullable().optional()
const line = vine.string().maxLength(2000).nullable().optional()
const isTicked = vine.boolean().nullable().optional()
const id = vine.string().uuid()

/** What the general form asks about; the law's kinds have forms of their own. */
export const generalKinds = ['complaint', 'other'] as const

export const complaintValidator = vine.create({
  request_id: id,
  kind: vine.enum(generalKinds),
  words,
  email: line,
  order: id.clone().nullable().optional(),
  about: line,
})

export const noticeValidator = vine.create({
  request_id: id,
  where: line,
  words,
  name: line,
  email: line,
  good_faith: isTicked,
  child_abuse: isTicked,
})

export const objectionValidator = vine.create({ request_id: id, about: line, words, email: line })

export const privacyValidator = vine.create({
  request_id: id,
  request: vine.enum(privacyRequests),
  words,
  email: line,
})

export const withdrawalValidator = vine.create({
  request_id: id,
  name: line,
  order: id.clone().nullable().optional(),
  contract: line,
  email: line,
})

export const replyValidator = vine.create({ request_id: id, words })

/** Beside the files of any of these forms. */
export const filesValidator = vine.create({ without_traces: isTicked })

export const solutionValidator = vine.create({
  helpful: vine.enum(['yes', 'no']).nullable().optional(),
})
