import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { fileLists, type FileList } from '#core/admin/members/file_list'
import { userStatuses } from '#core/users/user'
import { listsOfFile } from '#queries/admin/members/file_lists'
import { pageOfFile } from '#queries/admin/members/file_page'
import { foundMember } from '#queries/admin/members/found_member'
import { memberFile, memberSeenBy } from '#queries/admin/members/member_file'
import { memberList } from '#queries/admin/members/member_list'
import { exchangePage } from '#queries/admin/inbox/exchange_page'
import { fictionalList } from '#queries/admin/inbox/fictional_list'
import { waitingAnswers, waitingAnswerTotals } from '#queries/admin/inbox/waiting_answers'
import { allMembers } from '#tests/support/admin/no_filter'
import { again, forEach, type Asked, type Case } from '#tests/bench/admin/cases'

/** Members: the list, each way of finding one, a file, and the inbox. */
export async function memberCases(asked: Asked): Promise<Case[]> {
  const { smallSite, some } = asked
  const members = await some('users')
  return [
    again('members', () => memberList(allMembers)),
    forEach('members: a later page', members, (after) => memberList({ ...allMembers, after })),
    forEach('members: each state', userStatuses, (status) => memberList({ ...allMembers, status })),
    again('members: the small site', () => memberList({ ...allMembers, siteId: smallSite })),
    forEach('members: by name', [5, 500, 5000], (n) =>
      memberList({ ...allMembers, name: `member ${n}` })
    ),
    forEach('members: by end of an account', ['1234', '5678', '9999'], (iban) =>
      memberList({ ...allMembers, iban })
    ),
    forEach('members: found by address', [7, 70, 700], (n) =>
      foundMember(`member${n}@bench.example`, null)
    ),
    forEach('members: found by id', members, (id) => foundMember(id, null)),
    forEach('members: found by order', await some('orders'), (id) => foundMember(id, null)),
    forEach('members: found by invoice', [1, 10, 100], (n) => foundMember(`vonk-2026-${n}`, null)),
    forEach('members: found by reference', [1, 10, 100], (n) =>
      foundMember(`RF${1_000_000_000 + n}`, null)
    ),
    forEach('members: a file', members, fileOf),
    ...fileLists.map((list) =>
      forEach(`members: all ${list} of a file`, members, (id) => listOf(id, list))
    ),
    ...(await inboxCases(asked)),
  ]
}

async function fileOf(id: string) {
  const seen = await memberSeenBy(id, { siteId: null })
  return memberFile(seen!, { locale: 'en', siteId: null, now: DateTime.utc() })
}

/** The page with all of a list of a file, as its link leads to it. */
async function listOf(id: string, list: FileList) {
  const seen = await memberSeenBy(id, { siteId: null })
  const lists = listsOfFile(seen!, { locale: 'en', siteId: null, now: DateTime.utc() })
  return pageOfFile<unknown>(lists[list], null, 50)
}

async function inboxCases({ adminId, now, smallSite }: Asked): Promise<Case[]> {
  const looking = { siteId: null, adminId, now }
  const rows: { conversation_id: string }[] = await db
    .from('waiting_answers')
    .select('conversation_id')
    .limit(10)
  return [
    again('inbox', async () => [
      await waitingAnswers(looking, { language: null, order: 'worries' }),
      await waitingAnswerTotals(null),
    ]),
    again('inbox: a language that nobody waits in', () =>
      waitingAnswers(looking, { language: 'pl', order: 'worries' })
    ),
    forEach('inbox: a conversation', rows, ({ conversation_id: id }) =>
      exchangePage({ id, siteId: null, now })
    ),
    again('fictional profiles', () => fictionalList({ siteId: null, after: null, now }, 'en')),
    again('fictional profiles: the small site', () =>
      fictionalList({ siteId: smallSite, after: null, now }, 'en')
    ),
  ]
}
