import type { Uses } from '#core/ports'
import { inAlbumOrder, movedTo } from '#core/profiles/photos/album'
import { saveOrder, type OwnPhoto, lockPhoto } from '#core/profiles/photos/own_album'
import { ok, refuse } from '#core/result'

/**
 * Moves a photo to a place of its album, counted from 1; the main photo keeps the first. Returns the
 * place that the photo has then. Refuses 'photo_not_found'.
 */
export function movePhoto(
  { unitOfWork }: Uses<'unitOfWork'>,
  { place, ...whose }: OwnPhoto & Readonly<{ place: number }>
) {
  return unitOfWork.run(async (repositories) => {
    const own = await lockPhoto(repositories, whose)
    if (!own.ok) return own
    const { album, photo, profile } = own.value
    const arranged = movedTo(album, photo.id, place, profile.mainPhotoId)
    await saveOrder(repositories, arranged)
    return ok({ place: arranged.indexOf(photo) + 1 })
  })
}

/**
 * Makes a photo the main one of its owner, first in the album. A pending one is allowed: others see no
 * main photo until it is approved. Refuses 'photo_not_found' and 'photo_rejected'.
 * Rule: docs/product/profiles.md, Main photo.
 */
export function chooseMainPhoto({ unitOfWork }: Uses<'unitOfWork'>, whose: OwnPhoto) {
  return unitOfWork.run(async (repositories) => {
    const own = await lockPhoto(repositories, whose)
    if (!own.ok) return own
    const { album, photo, profile } = own.value
    if (photo.status === 'rejected') return refuse('photo_rejected')
    await repositories.profiles.update(profile.id, { mainPhotoId: photo.id })
    await saveOrder(repositories, inAlbumOrder(album, photo.id))
    return ok()
  })
}
