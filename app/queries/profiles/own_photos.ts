import Photo from '#models/photo'

/** A member's photos of every status; for their owner only. */
export function ownPhotos(userId: string) {
  return Photo.query()
    .select('photos.id', 'photos.storage_key')
    .join('profiles', 'profiles.id', 'photos.profile_id')
    .where('profiles.user_id', userId)
    .orderBy('photos.position')
    .orderBy('photos.id')
}
