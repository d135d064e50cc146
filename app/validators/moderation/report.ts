import vine from '@vinejs/vine'
import { evidenceKinds, reportReasons } from '#core/moderation/report'

/** What a report is about; by default the profile. */
export const reportSubjectValidator = vine.create({
  kind: vine.enum(evidenceKinds).optional(),
  id: vine.string().uuid().optional(),
})

/** The shape of the form; core decides on its texts. */
export const reportValidator = vine.create({
  reason: vine.enum(reportReasons),
  explanation: vine.string().maxLength(20_000).nullable().optional(),
  /** A single message of a reported conversation. */
  message: vine.string().uuid().nullable().optional(),
})
