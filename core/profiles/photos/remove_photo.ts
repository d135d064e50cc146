import { forgetHash } from '#core/profiles/photos/keep_hash'
import type { Uses } from '#core/ports'
import { nextMainPhoto } from '#core/profiles/photos/album'
import { type OwnPhoto, lockPhoto } from '#core/profiles/photos/own_album'
import { removeFiles } from '#core/profiles/photos/remove_files'
import { ok } from '#core/result'

/**
 * Deletes a photo of a member for good, and its files by a job. Where it was the main one, the
 * next takes its place. Refuses 'photo_not_found'.
 */
export function removePhoto({ unitOfWork }: Uses<'unitOfWork'>, whose: OwnPhoto) {
  return unitOfWork.run(async (stores) => {
    const own = await lockPhoto(stores, whose)
    if (!own.ok) return own
    const { album, photo, profile } = own.value
    await stores.photos.remove(photo.id)
    await forgetHash(stores, photo.id)
    await removeFiles(stores, [photo.storageKey])
    if (profile.mainPhotoId === photo.id) {
      const next = nextMainPhoto(album.filter(({ id }) => id !== photo.id))
      await stores.profiles.update(profile.id, { mainPhotoId: next?.id ?? null })
    }
    return ok()
  })
}
