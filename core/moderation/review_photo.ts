import type { Photo, RejectionReason } from '#core/profiles/photos/photo'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { nextMainPhoto } from '#core/profiles/photos/album'
import { ok, refuse } from '#core/result'

type Review = Readonly<Pick<Photo, 'status' | 'rejection'>>

/**
 * Publishes a photo, also a rejected one. It becomes the main photo of a member without one, unless it
 * is private. Refuses 'photo_not_found'. Rule: docs/product/moderation.md, Photo review.
 */
export function publishPhoto(
  ports: Uses<'unitOfWork'>,
  { photoId }: Readonly<{ photoId: string }>
) {
  return review(ports, photoId, { status: 'active', rejection: null })
}

/**
 * Rejects a photo, also an active one: others no longer see it, and a mail tells its owner why and how
 * to object. If it was the main photo, the next one takes its place. Refuses 'photo_not_found'.
 * Rule: docs/product/moderation.md, Photo review.
 */
export function rejectPhoto(
  ports: Uses<'unitOfWork'>,
  { photoId, reason }: Readonly<{ photoId: string; reason: RejectionReason }>
) {
  return review(ports, photoId, { status: 'rejected', rejection: reason })
}

function review({ unitOfWork }: Uses<'unitOfWork'>, photoId: string, outcome: Review) {
  return unitOfWork.run(async (repositories) => {
    const found = await lockedPhoto(repositories, photoId)
    if (!found) return refuse('photo_not_found')
    const { photo, userId } = found
    await repositories.photos.update(photoId, outcome)
    const isNews = outcome.rejection !== null && outcome.rejection !== photo.rejection
    if (isNews) {
      await repositories.jobs.add({ name: 'send_mail', kind: 'photo_rejected', userId, photoId })
    }
    await chooseMain(repositories, photo.profileId)
    return ok()
  })
}

/** Locks the owner, as every change of an album does; the photo may be gone by then. */
async function lockedPhoto({ photos, profiles, users }: Repositories, photoId: string) {
  const known = await photos.find(photoId)
  const owner = known && (await profiles.find(known.profileId))
  if (!owner) return null
  await users.lock(owner.userId)
  const photo = await photos.find(photoId)
  return photo && { photo, userId: owner.userId }
}

async function chooseMain({ photos, profiles }: Repositories, profileId: string) {
  const profile = await profiles.find(profileId)
  const album = await photos.where({ profileId }, 'position', 'id')
  const main = album.find(({ id }) => id === profile?.mainPhotoId)
  if (main && main.status !== 'rejected') return
  await profiles.update(profileId, { mainPhotoId: nextMainPhoto(album)?.id ?? null })
}
