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
 * Adds a photo at the end of a member's album; the first becomes the main photo. Others see it at once
 * where the site moderates afterwards, else once it is approved. Returns the id of the photo. Refuses
 * as `checkPictureFile` and the renderer do, and 'photo_limit_reached' with `max`: checked before the
 * rendering, and again when the row is written. A refused photo leaves no files behind.
 * Rule: docs/product/profiles.md, Photos.
 */
export async function addPhoto(ports: Ports, { userId, file, settings }: Upload) {
  const accepted = checkPictureFile(file, settings)
  if (!accepted.ok) return accepted
  const room = await ports.unitOfWork.run((repositories) => roomFor(repositories, userId))
  if (!room.ok) return room

  const stored = await storePicture(ports, file, settings)
  if (!stored.ok) return stored
  const picture = { ...newPhoto(ports, settings), ...stored.value }
  const added = await ports.unitOfWork.run((repositories) =>
    insertPhoto(repositories, userId, picture)
  )
  if (!added.ok) await ports.photos.remove(stored.value.storageKey)
  return added
}

async function roomFor(repositories: Repositories, userId: string) {
  const { user, album } = await lockAlbum(repositories, userId)
  return mayAddPhoto(user, album.length)
}

function newPhoto({ clock, ids }: Pick<Ports, 'clock' | 'ids'>, { photoModeration }: Settings) {
  const status: Photo['status'] = photoModeration === 'after' ? 'active' : 'pending'
  return {
    id: ids.next(),
    status,
    isPrivate: false,
    caption: null,
    rejection: null,
    createdAt: clock.now(),
  }
}

async function insertPhoto(
  repositories: Repositories,
  userId: string,
  picture: Omit<Photo, 'profileId' | 'position'>
) {
  const { user, profile, album } = await lockAlbum(repositories, userId)
  const room = mayAddPhoto(user, album.length)
  if (!room.ok) return room
  const position = Math.max(0, ...album.map((photo) => photo.position)) + 1
  await repositories.photos.add({ ...picture, profileId: profile.id, position })
  if (!profile.mainPhotoId)
    await repositories.profiles.update(profile.id, { mainPhotoId: picture.id })
  return ok({ photoId: picture.id })
}
