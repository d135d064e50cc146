import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { cachedCount } from '#queries/discovery/cached_counts'
import { describedAs } from '#queries/discovery/descriptions'
import { countKept, isCounted } from '#queries/discovery/counted_classes'
import { keepsItsPlan, united } from '#queries/discovery/find_members'
import {
  classesOf,
  isListedApart,
  isOfVisitor,
  matching,
  profileClassesOf,
  profilesOf,
  type MemberClass,
  type MemberSearch,
} from '#queries/discovery/member_search'
import { readReplica } from '#queries/replica/read_replica'
import { countOf, prepared } from '#queries/read'

/** Below this the count is always exact. */
const exactBelow = 1000

/** Smaller counts are not cached, so that no change within a minute brings one below `exactBelow`. */
const cachedFrom = 2 * exactBelow

/**
 * The number of members who match, as the viewer may find them. The database keeps the count of what
 * everyone may search for; of other searches, that of a large class is cached for everybody who
 * searches the same. Subtracted are each viewer's own exceptions, and fictional profiles, which a
 * search finds and which are no members.
 */
export async function countMembers(search: MemberSearch) {
  if (classesOf(search).length === 0) return 0
  if (isCounted(search)) {
    const [kept, others] = await Promise.all([countKept(search), countOthers(search)])
    return kept - others
  }
  const [all, others] = await Promise.all([countAll(search), countOthers(search)])
  if (all - others >= exactBelow || all < cachedFrom) return all - others
  return (await countUpTo(search)) - (await countOthers(search))
}

function countAll(search: MemberSearch) {
  return cachedCount(keyOf(search), async () => {
    const few = await countUpTo(search, cachedFrom)
    if (few < cachedFrom) return { count: few, cacheable: false }
    return { count: await countUpTo(search), cacheable: true }
  })
}

async function countUpTo(search: MemberSearch, limit?: number) {
  const isApart = isListedApart(search)
  const classes = classesOf(search).map((one) => {
    const members = matching(search, one).select(isApart ? 'profiles.id' : 'profiles.gender')
    return limit ? members.limit(limit) : members
  })
  return readReplica((read) => {
    const members = read<{ id: string }>(united(classes))
    return countOf(isApart ? read<{ id: string }>(members.distinct('id').as('members')) : members)
  })
}

/** Counts who matches among fictional profiles, the viewer, and everybody with a block between them. */
function countOthers(search: MemberSearch) {
  const { viewer } = search
  const classes = profileClassesOf(search).map((one) => {
    const ids = viewer ? fictionalIn(one).union(unseenBy(viewer.id)) : fictionalIn(one)
    return matching(search, one, profilesAmong(search, ids)).select('profiles.id')
  })
  const others = db.from(united(classes))
  return countOf(keepsItsPlan(search) ? prepared(others) : others)
}

/** The profiles of these ids, by what they said of themselves where the search asks for it. */
function profilesAmong({ described }: MemberSearch, ids: DatabaseQueryBuilderContract) {
  const profiles = profilesOf(ids)
  return described ? describedAs(described, profiles) : profiles
}

/** By the index of these few. */
function fictionalIn({ country, gender }: MemberClass) {
  const fictional = db.from('profiles').whereRaw('fictional').where('gender', gender).select('id')
  return country ? fictional.where('country', country) : fictional
}

function unseenBy(viewerId: string) {
  return [
    db.from('blocks').where('blocker_id', viewerId).select('blocked_id as id'),
    db.from('blocks').where('blocked_id', viewerId).select('blocker_id as id'),
    db.from('profiles').where('id', viewerId).select('id'),
  ]
}

function keyOf(search: MemberSearch) {
  const { also, criteria, described, viewer, pool, now } = search
  const { gender, sexuality } = viewer ?? {}
  const who = [isOfVisitor(search), criteria, described, also?.name, gender, sexuality, pool]
  return JSON.stringify([...who, now.toISODate()])
}
