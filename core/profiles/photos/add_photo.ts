import type { Uses } from '#core/ports'
import type { PictureFile } from '#core/ports/picture_renderer'
import type { Repositories } from '#core/ports/unit_of_work'
import type { Photo } from '#core/profiles/photos/photo'
import { mayAddPhoto } from '#core/profiles/photos/photo_limits'
import { checkPictureFile } from '#core/profiles/photos/check_picture_file'
import { storePicture, type StorePicturePorts } from '#core/profiles/photos/store_picture'
import { lockAlbum } from '#core/profiles/photos/own_album'
import { ok } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type Ports = StorePicturePorts & Uses<'clock' | 'ids' | 'unitOfWork'>
type Settings = Pick<SiteSettings, 'photoMaxMegabytes' | 'photoMinSide' | 'photoModeration'>
type Upload = Readonly<{ userId: string; file: PictureFile; settings: Settings }>

/**
 * Adds a picture to a member's album (sections 2 and 5), at its end; the first becomes the main
 * one. Others see it at once where the site looks at photos afterwards, else once it is approved.
 * Refuses what `checkPictureFile` and the renderer refuse, and 'photo_limit_reached' with `max`: before
 * the work begins, and again when the row is written, because others may have come meanwhile.
 * Whatever is refused leaves nothing behind. Answers the id of the photo.
 */
export async function addPhoto(ports: Ports, { userId, file, settings }: Upload) {
  const accepted = checkPictureFile(file, settings)
  if (!accepted.ok) return accepted
  const room = await ports.unitOfWork.run((stores) => roomFor(stores, userId))
  if (!room.ok) return room

  const kept = await storePicture(ports, file, settings)
  if (!kept.ok) return kept
  const picture = { ...newPhoto(ports, settings), ...kept.value }
  const added = await ports.unitOfWork.run((stores) => enter(stores, userId, picture))
  if (!added.ok) await ports.photos.remove(kept.value.storageKey)
  return added
}

async function roomFor(stores: Repositories, userId: string) {
  const { user, album } = await lockAlbum(stores, userId)
  return mayAddPhoto(user, album.length)
}

function newPhoto({ clock, ids }: Pick<Ports, 'clock' | 'ids'>, { photoModeration }: Settings) {
  const status: Photo['status'] = photoModeration === 'after' ? 'active' : 'pending'
  const unsaid = { isPrivate: false, caption: null, rejection: null }
  return { id: ids.next(), status, ...unsaid, createdAt: clock.now() }
}

async function enter(
  stores: Repositories,
  userId: string,
  picture: Omit<Photo, 'profileId' | 'position'>
) {
  const { user, profile, album } = await lockAlbum(stores, userId)
  const room = mayAddPhoto(user, album.length)
  if (!room.ok) return room
  const position = Math.max(0, ...album.map((photo) => photo.position)) + 1
  await stores.photos.add({ ...picture, profileId: profile.id, position })
  if (!profile.mainPhotoId) await stores.profiles.update(profile.id, { mainPhotoId: picture.id })
  return ok({ photoId: picture.id })
}
