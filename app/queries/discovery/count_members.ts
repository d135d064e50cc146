import db from '@adonisjs/lucid/services/db'
import { classesOf, matching, type MemberSearch } from '#queries/discovery/member_search'
import { keptCount } from '#queries/discovery/kept_counts'
import { united } from '#queries/discovery/find_members'

/** Up to here everything is counted anew on every request. */
const countedAnew = 1000

/**
 * How many members match, exactly as the viewer may find them. The many of a large class are
 * counted once for all who look for the same, and each viewer's own exceptions taken off.
 */
export async function countMembers(search: MemberSearch) {
  if (classesOf(search).length === 0) return 0
  const [all, unseen] = await Promise.all([countAll(search), countUnseen(search)])
  return all - unseen
}

async function countAll(search: MemberSearch) {
  return keptCount(keyOf(search), async () => {
    const few = await countUpTo(search, countedAnew + 1)
    return few <= countedAnew ? { count: few } : { count: await countUpTo(search), keep: true }
  })
}

async function countUpTo(search: MemberSearch, limit?: number) {
  const classes = classesOf(search).map((one) => {
    const members = matching(search, one).select('profiles.id')
    return limit ? members.limit(limit) : members
  })
  const [row] = await db.from(united(classes)).count('* as total')
  return Number(row.total)
}

/** The viewer, and everyone with a block between them: those of them that match. */
async function countUnseen(search: MemberSearch) {
  const { viewer } = search
  if (!viewer) return 0
  const unseen = db.rawQuery(
    `select ? as id union select blocked_id from blocks where blocker_id = ?
     union select blocker_id from blocks where blocked_id = ?`, [])
  return 0
}
