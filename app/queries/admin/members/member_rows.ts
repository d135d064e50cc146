import { isPremium } from '#core/users/premium'
import { everyRow, rowsAtOnce, writtenAt } from '#queries/admin/lists/every_row'
import { memberList, type MemberFilter } from '#queries/admin/members/member_list'

/** All members of a filter as rows of a file; without addresses. */
export async function* memberRows(filter: MemberFilter) {
  const all = everyRow(async (after: string | null) => {
    const { members, next } = await memberList({ ...filter, after }, rowsAtOnce)
    return { rows: members, next }
  })
  for await (const member of all) {
    yield {
      id: member.id,
      name: member.name,
      fictional: member.fictional ? 'yes' : '',
      status: member.status,
      site: member.site,
      country: member.country,
      premium: isPremium(member) ? 'yes' : '',
      credits: member.credits,
      joined: writtenAt(member.signupDate),
      seen: writtenAt(member.lastSeenAt),
    }
  }
}
