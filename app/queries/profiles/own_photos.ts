import Photo from '#models/photo'

/** Every picture of a member, whatever its status; for its owner only. */
export function ownPhotos(userId: string) {
  return Photo.query()
    .select('photos.id', 'photos.storage_key')
    .join('profiles', 'profiles.id', 'photos.profile_id')
    .where('profiles.user_id', userId)
    .orderBy('photos.position')
    .orderBy('photos.id')
}
