import type { Actor } from '#core/admin/admin'
import { isHeldByOther } from '#core/admin/claims/work_claim'
import { performAct } from '#core/admin/perform_act'
import { openPhotoCase } from '#core/admin/pictures/photo_case'
import { siteOfPhoto } from '#core/admin/pictures/site_of_photo'
import { publishPhoto, rejectPhoto } from '#core/moderation/review_photo'
import type { Uses } from '#core/ports'
import type { RejectionReason } from '#core/profiles/photos/photo'
import { ok, refuse } from '#core/result'
import type { Locale } from '#core/sites/locales'

type Review = Readonly<{
  by: Actor
  photoId: string
  /** Why it is rejected; null to publish it. */
  rejection: RejectionReason | null
  /** What a case about it is called, and in which language; the terminal opens none. */
  photoCase?: Readonly<{ words: string; language: Locale }>
}>

/**
 * Publishes or rejects a photo, and gives it out of hand. Returns the id of the decision. An admin
 * decides about photos that wait and that no other admin has in hand; the terminal about any. One that
 * is rejected as under 18 or illegal opens a case, as `openPhotoCase`. Refuses
 * 'photo_not_found', 'photo_decided', 'claimed_by_other', and as `mayDo` does.
 * Rule: docs/product/moderation.md, Photo review.
 */
export async function reviewPicture(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, photoCase, photoId, rejection }: Review
) {
  const siteId = await siteOfPhoto(ports, photoId)
  if (siteId === null) return refuse('photo_not_found')
  const on = { kind: 'photo', id: photoId } as const
  const act = { by, right: 'review_picture', on, siteId, reason: rejection } as const
  return performAct(ports, act, async (within, repositories) => {
    const { photos, profiles, workClaims } = repositories
    const { adminId } = by
    const work = { kind: 'photo', subjectId: photoId } as const
    const decided = await (rejection === null
      ? publishPhoto(within, { photoId, adminId })
      : rejectPhoto(within, { photoId, adminId, reason: rejection }))
    if (!decided.ok) return decided
    const { id: decisionId, rejectionBefore, status, statusBefore } = decided.value
    if (adminId !== null) {
      if (statusBefore !== 'pending') return refuse('photo_decided')
      const claim = await workClaims.lock(work)
      const isTaken = claim && isHeldByOther(claim, adminId, ports.clock.now())
      if (isTaken) return refuse('claimed_by_other', { admin: claim.adminId })
      await workClaims.remove(work)
    }
    const photo = await photos.find(photoId)
    const owner = photo && (await profiles.find(photo.profileId))
    if (rejection !== null && photoCase && owner) {
      const { userId } = owner
      const about = { decisionId, photoId, rejection, siteId, userId, ...photoCase }
      await openPhotoCase(repositories, ports, about)
    }
    return ok({
      before: { status: statusBefore, rejection: rejectionBefore },
      after: { status, rejection },
      value: { decisionId },
    })
  })
}
