import type { Photo, RejectionReason } from '#core/profiles/photos/photo'
import { barredFor } from '#core/profiles/photos/photo_hash'
import type { PhotoDecision } from '#core/moderation/photo_decision'
import { keepRejection, liftEarlier } from '#core/moderation/photo_measure'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { nextMainPhoto } from '#core/profiles/photos/album'
import { ok, refuse } from '#core/result'

type Ports = Uses<'clock' | 'ids' | 'unitOfWork'>

/** Which photo, and which admin decides; null for the terminal. */
type Review = Readonly<{ photoId: string; adminId: string | null }>

/**
 * Publishes a photo, also a rejected one. It becomes the main photo of a member without one, unless it
 * is private. Returns the decision. Refuses 'photo_not_found'.
 * Rule: docs/product/moderation.md, Photo review.
 */
export function publishPhoto(ports: Ports, review: Review) {
  return decideAlone(ports, review, { status: 'active', rejection: null })
}

/**
 * Rejects a photo, also an active one: others no longer see it. The rejection is a measure, which its
 * owner may appeal against; a mail tells them why once it can no longer be undone. If it was the main photo, the next one takes its place.
 * Returns the decision. Refuses 'photo_not_found'. Rule: docs/product/moderation.md, Photo review.
 */
export function rejectPhoto(
  ports: Ports,
  { reason, ...review }: Review & Readonly<{ reason: RejectionReason }>
) {
  return decideAlone(ports, review, { status: 'rejected', rejection: reason })
}

type Outcome = Readonly<Pick<Photo, 'status' | 'rejection'>>

function decideAlone({ clock, ids, unitOfWork }: Ports, review: Review, outcome: Outcome) {
  const { adminId, photoId } = review
  return unitOfWork.run(async (repositories) => {
    const by = { adminId, automatic: false }
    const decision = await decide({ clock, ids }, repositories, { photoId, by, outcome })
    return decision ? ok(decision) : refuse('photo_not_found')
  })
}

type Deciding = Readonly<{
  photoId: string
  by: Pick<PhotoDecision, 'adminId' | 'automatic'>
  outcome: Outcome
  /** Whether a rejection is a measure of its own; false where it is part of another one. */
  isMeasure?: boolean
}>

/** Decides about a photo as part of a larger unit of work; null for a photo that is gone. */
export async function decide(
  { clock, ids }: Uses<'clock' | 'ids'>,
  repositories: Repositories,
  { by, outcome, photoId, isMeasure = true }: Deciding
) {
  const found = await lockedPhoto(repositories, photoId)
  if (!found) return null
  const { photo, userId } = found
  const mainBefore = await mainPhotoOf(repositories, photo)
  await applyOutcome(repositories, photoId, outcome)
  await chooseMain(repositories, photo.profileId)
  const { adminId, automatic } = by
  const { rejection, status } = outcome
  const decision: PhotoDecision = {
    id: ids.next(),
    photoId,
    adminId,
    automatic,
    status,
    rejection,
    statusBefore: photo.status,
    rejectionBefore: photo.rejection,
    mainBefore,
    mainAfter: await mainPhotoOf(repositories, photo),
    decidedAt: clock.now(),
    undoneAt: null,
  }
  await repositories.photoDecisions.add(decision)
  if (rejection === photo.rejection) return decision
  await liftEarlier({ clock }, repositories, photoId)
  if (rejection !== null && isMeasure) {
    await keepRejection({ clock, ids }, repositories, { decision, rejection, userId })
  }
  return decision
}

/** What a photo is from now on; whether the same picture is barred follows from it. */
export async function applyOutcome(
  { photoHashes, photos }: Pick<Repositories, 'photoHashes' | 'photos'>,
  photoId: string,
  { rejection, status }: Outcome
) {
  await photos.update(photoId, { status, rejection })
  const hash = await photoHashes.find(photoId)
  if (hash) await photoHashes.update(photoId, { barredFor: barredFor(rejection) })
}

/** Locks the owner, as every change of an album does; the photo may be gone by then. */
export async function lockedPhoto({ photos, profiles, users }: Repositories, photoId: string) {
  const known = await photos.find(photoId)
  const owner = known && (await profiles.find(known.profileId))
  if (!owner) return null
  await users.lock(owner.userId)
  const photo = await photos.find(photoId)
  return photo && { photo, userId: owner.userId }
}

/** Keeps the main photo of an owner unless it is rejected, and else takes the next one. */
export async function chooseMain({ photos, profiles }: Repositories, profileId: string) {
  const profile = await profiles.find(profileId)
  const album = await photos.where({ profileId }, 'position', 'id')
  const main = album.find(({ id }) => id === profile?.mainPhotoId)
  if (main && main.status !== 'rejected') return
  await profiles.update(profileId, { mainPhotoId: nextMainPhoto(album)?.id ?? null })
}

async function mainPhotoOf({ profiles }: Repositories, { profileId }: Photo) {
  return (await profiles.find(profileId))?.mainPhotoId ?? null
}
