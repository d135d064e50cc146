import type { SignedInAdmin } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import { closePhotoCase } from '#core/admin/pictures/photo_case'
import { siteOfPhoto } from '#core/admin/pictures/site_of_photo'
import { isUndoable, type PhotoDecision } from '#core/moderation/photo_decision'
import { standingAbout } from '#core/moderation/photo_measure'
import { applyOutcome, chooseMain, lockedPhoto } from '#core/moderation/review_photo'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type Undoing = Readonly<{ by: SignedInAdmin; decisionId: string }>

/**
 * Undoes an admin's own decision within 10 seconds: photo and main photo are as before, nobody is
 * mailed, and a case that it opened is closed. A main photo that the owner chose meanwhile stays. Returns the id of the photo. Refuses
 * 'photo_not_found', 'undo_too_late', 'photo_decided' when the photo is no longer as the decision left
 * it, and as `mayDo` does. Rule: docs/product/moderation.md, Photo review.
 */
export async function undoReview(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, decisionId }: Undoing
) {
  const made = await ports.unitOfWork.run(({ photoDecisions }) => photoDecisions.find(decisionId))
  const siteId = made && (await siteOfPhoto(ports, made.photoId))
  if (!made || !siteId || made.adminId !== by.adminId) return refuse('photo_not_found')
  const { photoId } = made
  const on = { kind: 'photo', id: photoId } as const
  const act = { by, right: 'review_picture', on, siteId, reason: null } as const
  return performAct(ports, act, async (_, repositories) => {
    const found = await lockedPhoto(repositories, photoId)
    const decision = await repositories.photoDecisions.lock(decisionId)
    if (!found || !decision) return refuse('photo_not_found')
    const now = ports.clock.now()
    if (!isUndoable(decision, now)) return refuse('undo_too_late')
    const { photo } = found
    const isAsLeft = photo.status === decision.status && photo.rejection === decision.rejection
    if (!isAsLeft) return refuse('photo_decided')

    const { rejectionBefore: rejection, statusBefore: status } = decision
    await applyOutcome(repositories, photoId, { status, rejection })
    await restoreMain(repositories, photo.profileId, decision)
    await repositories.photoDecisions.update(decisionId, { undoneAt: now })
    await closePhotoCase(repositories, ports, { adminId: by.adminId, decisionId })
    for (const { id, takenAt } of await standingAbout(repositories, photoId)) {
      if (takenAt >= decision.decidedAt) await repositories.measures.remove(id)
    }
    return ok({
      before: { status: decision.status, rejection: decision.rejection },
      after: { status, rejection, undone: decisionId },
      value: { photoId },
    })
  })
}

/** The main photo of before may be gone, or rejected meanwhile: then the next one is taken. */
async function restoreMain(
  repositories: Repositories,
  profileId: string,
  { mainAfter, mainBefore }: PhotoDecision
) {
  const { photos, profiles } = repositories
  const profile = await profiles.find(profileId)
  const before = mainBefore === null ? null : await photos.find(mainBefore)
  const isThere = mainBefore === null || before?.profileId === profileId
  if (profile?.mainPhotoId === mainAfter && isThere) {
    await profiles.update(profileId, { mainPhotoId: mainBefore })
    if (mainBefore === null) return
  }
  await chooseMain(repositories, profileId)
}
