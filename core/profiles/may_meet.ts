import type { Repositories } from '#core/ports/unit_of_work'
import type { Profile } from '#core/profiles/profile'
import { ok, refuse } from '#core/result'

/** The one who looks for, or turns to, another member: a member, or a visitor (no id) of a site. */
export type Seeker = Readonly<{ id: string | null; siteId: string; ownSiteOnly: boolean }>

/** The member who is looked for. */
export type Sought = Pick<
  Profile,
  'id' | 'siteId' | 'ownSiteOnly' | 'status' | 'invisible' | 'openToVisitors'
>

/** The facts that decide whether somebody may meet a member. */
export type Meeting = Readonly<{
  seeker: Seeker
  sought: Sought
  /** Whether one of the two blocks the other. */
  blocked: boolean
  /** Whether the two have a conversation. */
  acquainted: boolean
  /** Whether each of the two likes the other. */
  matched: boolean
  /** The sites that are not in one pool with the seeker's, see `sitesClosedTo`. */
  closedSites: readonly string[]
}>

/**
 * Whether somebody may open a member's profile and photos, like, swipe, visit, or begin to write to
 * them. Refuses 'own_profile', 'member_not_found' (disabled, or kept apart by their sites: see
 * `areInOnePool`), 'blocked' (in either direction) and 'not_to_be_seen' (invisible), and to a visitor
 * 'members_only' (not open to them). Partners of a conversation meet whatever site and mode they are
 * in, and a match on whatever site.
 * Rule: docs/product/profiles.md, Who may meet whom.
 */
export function mayMeet(meeting: Meeting) {
  const { seeker, sought, blocked, acquainted, matched, closedSites } = meeting
  if (seeker.id === sought.id) return refuse('own_profile')
  if (sought.status !== 'active') return refuse('member_not_found')
  if (blocked) return refuse('blocked')
  if (acquainted) return ok()
  if (!matched && !areInOnePool(seeker, sought, closedSites)) return refuse('member_not_found')
  if (!isToBeSeen(sought, acquainted)) return refuse('not_to_be_seen')
  return seeker.id === null && !sought.openToVisitors ? refuse('members_only') : ok()
}

/**
 * Whether two members, or a visitor and a member, are shown to each other as far as sites go: those of
 * one site are, those of two unless these are closed to each other or one of the two shows on their own
 * site only. Rule: docs/product/sites.md, Pool of sites.
 */
export function areInOnePool(
  one: Pick<Seeker, 'siteId' | 'ownSiteOnly'>,
  other: Pick<Sought, 'siteId' | 'ownSiteOnly'>,
  closedSites: readonly string[]
) {
  if (one.siteId === other.siteId) return true
  return !(one.ownSiteOnly || other.ownSiteOnly || closedSites.includes(other.siteId))
}

/** Whether a member shows their picture and presence: an invisible one to partners only. */
export function isToBeSeen({ invisible }: Pick<Sought, 'invisible'>, acquainted: boolean) {
  return !invisible || acquainted
}

/** Whether these two need more facts than a block: the exceptions are rare. */
export function isExceptional(seeker: Seeker, sought: Sought) {
  return sought.invisible || seeker.siteId !== sought.siteId
}

/** Loads the facts for `mayMeet` inside a unit of work, and refuses as it does. */
export async function checkMayMeet(
  {
    blocks,
    conversations,
    likes,
    sites,
  }: Pick<Repositories, 'blocks' | 'conversations' | 'likes' | 'sites'>,
  seeker: Pick<Profile, 'id' | 'siteId' | 'ownSiteOnly'>,
  sought: Sought
) {
  const blocked = await blocks.between(seeker.id, sought.id)
  const usual = { seeker, sought, blocked, acquainted: false, matched: false, closedSites: [] }
  if (!isExceptional(seeker, sought)) return mayMeet(usual)
  const acquainted = (await conversations.findBetween(seeker.id, sought.id)) !== null
  const given = await likes.find({ likerId: seeker.id, likedId: sought.id })
  const received = given && (await likes.find({ likerId: sought.id, likedId: seeker.id }))
  const closedSites = await sites.closedTo(seeker.siteId)
  return mayMeet({ ...usual, acquainted, matched: received !== null, closedSites })
}
