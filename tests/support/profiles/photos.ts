import { DateTime } from 'luxon'
import { photoVariants } from '#core/ports/photo_storage'
import Photo from '#models/photo'
import Profile from '#models/profile'
import type { Person } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

type Wishes = Partial<Pick<Photo, 'status' | 'isPrivate' | 'position' | 'caption'>> & {
  main?: boolean
}

/** Stores a photo of a member, active and public unless `wishes` says otherwise; answers its id. */
export async function storePhoto({ profile }: Person, wishes: Wishes = {}) {
  const { main, ...fields } = wishes
  const id = crypto.randomUUID()
  await Photo.create({
    id,
    profileId: profile.id,
    status: 'active',
    position: 1,
    isPrivate: false,
    storageKey: storageKeyOf(id),
    width: 900,
    height: 1200,
    createdAt: DateTime.utc(),
    ...fields,
  })
  if (main) await Profile.query().where('id', profile.id).update({ mainPhotoId: id })
  return id
}

/** Stores a file for every variant of a photo: the picture, or a text that names the variant. */
export async function storeFiles(photoId: string, picture?: Buffer) {
  const { photos } = await sitePorts()
  for (const variant of photoVariants) {
    const bytes = picture ?? Buffer.from(`${variant} of ${photoId}`)
    await photos.put(storageKeyOf(photoId), variant, bytes)
  }
}

/** The storage key of a photo's files. */
export function storageKeyOf(photoId: string) {
  return `key-${photoId}`
}
