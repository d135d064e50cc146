import type { Uses } from '#core/ports'
import { inAlbumOrder, movedTo } from '#core/profiles/photos/album'
import { saveOrder, type OwnPhoto, lockPhoto } from '#core/profiles/photos/own_album'
import { ok, refuse } from '#core/result'

/**
 * Moves a photo of a member to a place of their album, counted from 1; the main photo keeps the
 * first. Answers the place it came to stand at. Refuses 'photo_not_found'.
 */
export function movePhoto(
  { unitOfWork }: Uses<'unitOfWork'>,
  { place, ...whose }: OwnPhoto & Readonly<{ place: number }>
) {
  return unitOfWork.run(async (stores) => {
    const own = await lockPhoto(stores, whose)
    if (!own.ok) return own
    const { album, photo, profile } = own.value
    const arranged = movedTo(album, photo.id, place, profile.mainPhotoId)
    await saveOrder(stores, arranged)
    return ok({ place: arranged.indexOf(photo) + 1 })
  })
}

/**
 * Makes a photo of a member the one that stands for them, first in the album. It may still wait for
 * approval: others see no main photo until then. Refuses 'photo_not_found' and 'photo_rejected'.
 */
export function chooseMainPhoto({ unitOfWork }: Uses<'unitOfWork'>, whose: OwnPhoto) {
  return unitOfWork.run(async (stores) => {
    const own = await lockPhoto(stores, whose)
    if (!own.ok) return own
    const { album, photo, profile } = own.value
    if (photo.status === 'rejected') return refuse('photo_rejected')
    await stores.profiles.update(profile.id, { mainPhotoId: photo.id })
    await saveOrder(stores, inAlbumOrder(album, photo.id))
    return ok()
  })
}
