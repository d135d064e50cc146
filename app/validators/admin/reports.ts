import vine from '@vinejs/vine'
import { caseActs } from '#core/admin/reports/case_act'
import { reportReasons, reportStatuses } from '#core/moderation/report'
import { urgencies } from '#core/moderation/urgency'
import { rejectionReasons } from '#core/profiles/photos/photo'
import { afterPattern } from '#queries/admin/reports/report_list'
import { statementFields } from '#validators/admin/measures'

export const reportFilterValidator = vine.create({
  status: vine.enum(reportStatuses).optional(),
  urgency: vine.enum(urgencies).optional(),
  reason: vine.enum(reportReasons).optional(),
  after: vine.string().regex(afterPattern).optional(),
})

/** How a case is closed without a ban, which is a measure. */
export const closingDecisions = ['no_violation', 'dealt_with'] as const

export const reportDecisionValidator = vine.create({
  decision: vine.enum(closingDecisions),
  reason: vine.string().trim().minLength(3).maxLength(1000),
})

export const caseActValidator = vine.create({
  act: vine.enum(caseActs),
  message: vine.string().uuid().optional(),
  ...statementFields,
})

export const photoRejectionValidator = vine.create({
  rejection: vine.enum(rejectionReasons),
  ...statementFields,
})
