import type { Repositories } from '#core/ports/unit_of_work'
import { inAlbumOrder } from '#core/profiles/photos/album'
import { ok, refuse } from '#core/result'

type Stores = Pick<Repositories, 'photos' | 'profiles' | 'users'>

/**
 * A member's photos in the order of their album. The user is locked first, so that two changes of
 * one album never see the same state. A user who is gone is a fault.
 */
export async function lockAlbum({ photos, profiles, users }: Stores, userId: string) {
  const user = await users.lock(userId)
  const profile = await profiles.findByUser(userId)
  if (!user || !profile) throw new Error(`User ${userId} has no profile`)
  return { user, profile, album: inAlbumOrder(await photos.of(profile.id), profile.mainPhotoId) }
}

/** One photo of a member, with the whole album. Refuses 'photo_not_found': others' are unknown. */
export async function lockPhoto(stores: Stores, { userId, photoId }: OwnPhoto) {
  const { profile, album } = await lockAlbum(stores, userId)
  const photo = album.find(({ id }) => id === photoId)
  return photo ? ok({ profile, album, photo }) : refuse('photo_not_found')
}

/** Whose photo is changed, and which. */
export type OwnPhoto = Readonly<{ userId: string; photoId: string }>

/** Numbers the album anew, from 1; only what moved is written. */
export async function saveOrder(
  { photos }: Pick<Repositories, 'photos'>,
  album: readonly Readonly<{ id: string; position: number }>[]
) {
  for (const [index, { id, position }] of album.entries()) {
    if (position !== index + 1) await photos.update(id, { position: index + 1 })
  }
}
