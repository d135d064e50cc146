import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { Ports } from '#core/ports'
import { photoVariants } from '#core/ports/photo_storage'
import Photo from '#models/photo'
import Profile from '#models/profile'
import type { Person } from '#tests/support/people/people'

type Wishes = Partial<Pick<Photo, 'status' | 'isPrivate' | 'position' | 'caption'>> & {
  main?: boolean
}

/** Gives a member a picture, active and public unless wished otherwise; answers its id. */
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

/** Keeps a file for every variant of a picture; each says which it is. */
export async function storeFiles(photoId: string) {
  const { photos } = await app.container.make(Ports)
  for (const variant of photoVariants) {
    await photos.put(storageKeyOf(photoId), variant, Buffer.from(`${variant} of ${photoId}`))
  }
}

/** Under which its files are kept. */
export function storageKeyOf(photoId: string) {
  return `key-${photoId}`
}
