import type { Member } from '#models/member'
import Profile from '#models/profile'
import { asSeenBy } from '#queries/discovery/member_search'
import { sitesClosedTo } from '#queries/sites/closed_sites'

/**
 * A member as others may find them: one who is disabled, or with a block in either direction, is as
 * unknown as one who never existed (404). Everybody finds themselves.
 */
export async function findMember(id: string, viewer: Member | undefined, siteId: string) {
  const query = Profile.query().where('profiles.id', id).preload('place')
  query.preload('photos', (photos) => photos.orderBy('position').orderBy('id'))
  if (viewer?.profile.id !== id) {
    query.where('profiles.status', 'active').whereNotIn('site_id', await sitesClosedTo(siteId))
    asSeenBy(query, viewer?.profile.id)
  }
  return query.firstOrFail()
}
