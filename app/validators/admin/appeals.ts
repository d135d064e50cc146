import vine from '@vinejs/vine'
import { appealDecisions, appealStatuses } from '#core/moderation/measures/appeal'
import { afterPattern } from '#queries/admin/appeals/appeal_list'

export const appealFilterValidator = vine.create({
  status: vine.enum(appealStatuses).optional(),
  after: vine.string().regex(afterPattern).optional(),
})

/** The shape of the form; core decides on its text. */
export const appealDecisionValidator = vine.create({
  decision: vine.enum(appealDecisions),
  answer: vine.string().maxLength(20_000).nullable().optional(),
})
