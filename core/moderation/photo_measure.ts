import { keepMeasure } from '#core/moderation/measures/keep_measure'
import { bareStatement } from '#core/moderation/measures/measure'
import { tellSeconds, type PhotoDecision } from '#core/moderation/photo_decision'
import type { ReportReason } from '#core/moderation/report'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import type { RejectionReason } from '#core/profiles/photos/photo'

/** The house rule that stands behind each reason of a rejection. */
const breaches: Readonly<Record<RejectionReason, ReportReason>> = {
  nudity: 'offensive_pictures',
  not_you: 'fake_profile',
  minor: 'underage',
  illegal: 'other',
  contact_details: 'other',
  offensive: 'offensive_pictures',
  advertising: 'advertising',
  unclear: 'other',
  other: 'other',
}

type Rejected = Readonly<{ userId: string; decision: PhotoDecision; rejection: RejectionReason }>

/**
 * Keeps the rejection of a photo as a measure, with its reason as the statement, so that its owner can
 * appeal; a mail tells them once it can no longer be undone.
 * Rule: docs/product/moderation.md, Photo review.
 */
export async function keepRejection(
  ports: Uses<'clock' | 'ids'>,
  repositories: Repositories,
  { decision, rejection, userId }: Rejected
) {
  const { adminId: takenBy, automatic, decidedAt, id: decisionId, photoId } = decision
  const statement = bareStatement(breaches[rejection])
  const judgement = { userId, reportId: null, takenBy, statement }
  const effect = { kind: 'hidden_photo', subjectId: photoId, rejection, automatic } as const
  const { id: measureId } = await keepMeasure(ports, repositories, judgement, effect)
  const mail = { kind: 'photo_rejected', userId, photoId, decisionId, measureId } as const
  const at = decidedAt.plus({ seconds: tellSeconds })
  await repositories.jobs.add({ name: 'send_mail', ...mail }, at)
}

/** The measures that stand about a photo. */
export function standingAbout({ measures }: Pick<Repositories, 'measures'>, photoId: string) {
  return measures.where({ kind: 'hidden_photo', subjectId: photoId, liftedAt: null })
}

/** Ends the measures about a photo that is decided about anew. */
export async function liftEarlier(
  { clock }: Uses<'clock'>,
  repositories: Pick<Repositories, 'measures'>,
  photoId: string
) {
  for (const { id } of await standingAbout(repositories, photoId)) {
    await repositories.measures.update(id, { liftedAt: clock.now() })
  }
}
