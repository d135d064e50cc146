import vine from '@vinejs/vine'
import { evidenceKinds, reportReasons } from '#core/moderation/report'

/** What a report is about; without anything it is the profile. */
export const reportedThingValidator = vine.create({
  kind: vine.enum(evidenceKinds).optional(),
  id: vine.string().uuid().optional(),
})

/** The shape of the form; what its texts must be is decided in core. */
export const reportValidator = vine.create({
  reason: vine.enum(reportReasons),
  explanation: vine.string().maxLength(20_000).nullable().optional(),
  /** One message out of a whole chat. */
  message: vine.string().uuid().nullable().optional(),
})
