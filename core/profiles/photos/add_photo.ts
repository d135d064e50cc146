import { keepHash } from '#core/profiles/photos/keep_hash'
import type { Uses } from '#core/ports'
import type { PictureFile } from '#core/ports/picture_renderer'
import type { Repositories } from '#core/ports/unit_of_work'
import type { Photo } from '#core/profiles/photos/photo'
import type { PictureHash } from '#core/profiles/photos/picture_hash'
import { mayAddPhoto } from '#core/profiles/photos/photo_limits'
import { checkPictureFile } from '#core/profiles/photos/check_picture_file'
import { storePicture, type StorePicturePorts } from '#core/profiles/photos/store_picture'
import { lockAlbum } from '#core/profiles/photos/own_album'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type Ports = StorePicturePorts & Uses<'clock' | 'ids' | 'unitOfWork'>
type Settings = Pick<
  SiteSettings,
  'freePhotos' | 'photoMaxMegabytes' | 'photoMinSide' | 'photoModeration' | 'premiumPhotos'
>
type Upload = Readonly<{
  userId: string
  /** Made by the member's browser, once per upload. */
  clientId: string
  file: PictureFile
  settings: Settings
  /** What else is stored in the same unit of work, once for each photo. */
  alongside?: (repositories: Repositories, photoId: string) => Promise<void>
}>

/**
 * Adds a photo at the end of a member's album; the first becomes the main photo. Others see it at once
 * where the site moderates afterwards, else once it is approved. Returns the id of the photo; a retry
 * with the same client id returns that of the stored one. Refuses as `checkPictureFile` and the renderer
 * do, 'photo_limit_reached' with `max`: checked before the rendering, and again when the row is
 * written, and 'photo_twice' for one that looks as a photo of the album. A refused or repeated photo leaves
 * no files behind.
 * Rule: docs/product/profiles.md, Photos.
 */
export async function addPhoto(ports: Ports, upload: Upload) {
  const { file, settings } = upload
  const accepted = checkPictureFile(file, settings)
  if (!accepted.ok) return accepted
  const checked = await ports.unitOfWork.run((repositories) => placeFor(repositories, upload))
  if (!checked.ok) return checked
  if (checked.value.stored) return ok({ photoId: checked.value.stored.id })

  const stored = await storePicture(ports, file, settings)
  if (!stored.ok) return stored
  const { clientId } = upload
  const { file: files, hash } = stored.value
  const picture = { ...newPhoto(ports, settings), ...files, clientId }
  const added = await ports.unitOfWork.run((repositories) =>
    insertPhoto(repositories, upload, { picture, hash })
  )
  if (!added.ok || added.value.repeated) await ports.photos.remove(files.storageKey)
  return added.ok ? ok({ photoId: added.value.photoId }) : added
}

/** The photo that was stored with this client id, if any; else the album, which has room for it. */
async function placeFor(
  repositories: Repositories,
  { userId, clientId, settings }: Pick<Upload, 'userId' | 'clientId' | 'settings'>
) {
  const { user, profile, album } = await lockAlbum(repositories, userId)
  const stored = album.find((photo) => photo.clientId === clientId) ?? null
  const room = mayAddPhoto(user, album.length, settings)
  return stored || room.ok ? ok({ profile, album, stored }) : room
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

type Inserted = Readonly<{
  picture: Omit<Photo, 'profileId' | 'position'>
  hash: PictureHash | null
}>

async function insertPhoto(
  repositories: Repositories,
  upload: Upload,
  { hash, picture }: Inserted
) {
  const place = await placeFor(repositories, upload)
  if (!place.ok) return place
  const { profile, album, stored } = place.value
  if (stored) return ok({ photoId: stored.id, repeated: true })
  if (await isInAlbum(repositories, album, { picture, hash })) return refuse('photo_twice')
  const position = Math.max(0, ...album.map((photo) => photo.position)) + 1
  const photo = { ...picture, profileId: profile.id, position }
  await repositories.photos.add(photo)
  if (!profile.mainPhotoId)
    await repositories.profiles.update(profile.id, { mainPhotoId: picture.id })
  await keepHash(repositories, photo, hash)
  await upload.alongside?.(repositories, picture.id)
  return ok({ photoId: picture.id, repeated: false })
}

/** By its hash and size, which two pictures hardly share by chance; never for one that says nothing. */
async function isInAlbum(
  { photoHashes }: Repositories,
  album: readonly Photo[],
  { hash, picture }: Inserted
) {
  if (!hash) return false
  const alike = await photoHashes.alike(hash, picture.id)
  const same = alike.filter((one) => one.hash === hash.hash).map(({ photoId }) => photoId)
  const { height, width } = picture
  return album.some((one) => same.includes(one.id) && one.width === width && one.height === height)
}
