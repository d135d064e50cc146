import { pairOf } from '#core/messaging/conversation'
import { isExceptional, mayMeet, type Seeker, type Sought } from '#core/profiles/may_meet'
import { ok, refuse } from '#core/result'
import type { Member } from '#models/member'
import Profile from '#models/profile'
import { areMatched } from '#queries/likes/are_matched'
import { read } from '#queries/read'
import { sitesClosedTo } from '#queries/sites/pool'

/**
 * A member with photos and place, as the viewer may open them: refuses as `mayMeet` does, and
 * 'member_not_found' for one who never existed. Everybody finds themselves.
 */
export async function findMember(id: string, viewer: Member | undefined, siteId: string) {
  const profile = await Profile.query()
    .where('profiles.id', id)
    .preload('place')
    .preload('photos', (photos) => photos.orderBy('position').orderBy('id'))
    .first()
  if (!profile) return refuse('member_not_found')
  if (viewer?.profile.id === id) return ok(profile)
  const met = await meet(seekerOf(viewer, siteId), profile)
  return met.ok ? ok(profile) : met
}

/** A viewer as the rule expects them; a visitor looks from the site they are on. */
export function seekerOf(viewer: Member | undefined, siteId: string): Seeker {
  if (!viewer) return { id: null, siteId, ownSiteOnly: false }
  const { id, ownSiteOnly, siteId: own } = viewer.profile
  return { id, ownSiteOnly, siteId: own }
}

/**
 * Loads the facts for `mayMeet` outside a unit of work, and refuses as it does; `isBlocked` where it
 * is known already.
 */
export async function meet(seeker: Seeker, sought: Sought, isBlocked?: boolean) {
  const blocked = isBlocked ?? (await hasBlock(seeker.id, sought.id))
  const usual = { seeker, sought, blocked, acquainted: false, matched: false, closedSites: [] }
  if (!isExceptional(seeker, sought)) return mayMeet(usual)
  const acquainted = await haveConversation(seeker.id, sought.id)
  const matched = await areMatched(seeker.id, sought.id)
  const closedSites = await sitesClosedTo(seeker.siteId)
  return mayMeet({ ...usual, acquainted, matched, closedSites })
}

/** Visitors block nobody, and have no conversations. */
async function hasBlock(id: string | null, otherId: string) {
  if (id === null) return false
  const block = await read('blocks')
    .where({ blocker_id: id, blocked_id: otherId })
    .orWhere({ blocker_id: otherId, blocked_id: id })
    .first()
  return block !== null
}

async function haveConversation(id: string | null, otherId: string) {
  if (id === null) return false
  const { lowProfileId, highProfileId } = pairOf(id, otherId)
  const conversation = await read('conversations')
    .where({ low_profile_id: lowProfileId, high_profile_id: highProfileId })
    .first()
  return conversation !== null
}
