import Photo from '#models/photo'
import Profile from '#models/profile'
import type { Person } from '#tests/support/people/people'

type Traits = Partial<Pick<Photo, 'id' | 'status' | 'isPrivate'>>

/** Gives members a main photo. */
export async function portray(people: readonly Person[], { id: known, ...traits }: Traits = {}) {
  for (const { profile } of people) {
    const id = known ?? crypto.randomUUID()
    const picture = { position: 1, isPrivate: false, storageKey: id, width: 900, height: 1200 }
    const own = { id, profileId: profile.id, createdAt: profile.createdAt }
    await Photo.create({ ...picture, status: 'active', ...own, ...traits })
    await Profile.query().where('id', profile.id).update({ main_photo_id: id })
  }
}
