import type { Repositories } from '#core/ports/unit_of_work'
import { inAlbumOrder } from '#core/profiles/photos/album'
import { ok, refuse } from '#core/result'

type AlbumRepositories = Pick<Repositories, 'photos' | 'profiles' | 'users'>

/**
 * Locks a member and returns their photos in the order of the album: concurrent changes of an album
 * are serialised. Throws for a user without a profile. Runs inside a unit of work.
 */
export async function lockAlbum({ photos, profiles, users }: AlbumRepositories, userId: string) {
  const user = await users.lock(userId)
  const profile = await profiles.first({ userId })
  if (!user || !profile) throw new Error(`User ${userId} has no profile`)
  return {
    user,
    profile,
    album: inAlbumOrder(
      await photos.where({ profileId: profile.id }, 'position', 'id'),
      profile.mainPhotoId
    ),
  }
}

/** Locks one photo of the member with its album; refuses 'photo_not_found', also for somebody else's. */
export async function lockPhoto(repositories: AlbumRepositories, { userId, photoId }: OwnPhoto) {
  const { profile, album } = await lockAlbum(repositories, userId)
  const photo = album.find(({ id }) => id === photoId)
  return photo ? ok({ profile, album, photo }) : refuse('photo_not_found')
}

/** A photo that its owner changes. */
export type OwnPhoto = Readonly<{ userId: string; photoId: string }>

/** Saves the positions of an album, from 1; writes only those that changed. */
export async function saveOrder(
  { photos }: Pick<Repositories, 'photos'>,
  album: readonly Readonly<{ id: string; position: number }>[]
) {
  for (const [index, { id, position }] of album.entries()) {
    if (position !== index + 1) await photos.update(id, { position: index + 1 })
  }
}
