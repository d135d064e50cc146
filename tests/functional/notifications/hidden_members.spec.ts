import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import NotificationSwitch from '#models/notification_switch'
import Profile from '#models/profile'
import { personalRows } from '#queries/accounts/personal_data'
import { mailNews } from '#queries/notifications/mail_news'
import { pushNews } from '#queries/push/push_news'
import { inTransaction } from '#tests/support/database/transactions'
import { storeLike } from '#tests/support/likes/likes'
import { conversationBetween } from '#tests/support/messaging/conversations'
import { account } from '#tests/support/people/members'
import {
  admired,
  admirer,
  reader,
  seen,
  storeHiddenMembers,
} from '#tests/support/people/hidden_members'
import type { Person } from '#tests/support/people/people'

const longAgo = DateTime.utc(2026, 1, 1)
/** A mail names one alone, and counts several. */
const ways = ['new_like push', 'visit push', 'likes file', 'visits file']

test.group('Whose consent is taken back', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await storeHiddenMembers()
  })

  test('is named in no mail, push or download', async ({ assert }) => {
    const told = await everythingTold([admirer, admired, seen])
    for (const { name } of [admirer.profile, admired.profile]) assert.notInclude(told, name)
    for (const what of ['mail', ...ways]) {
      assert.match(told, new RegExp(`^${what}: .*${seen.profile.name}`, 'm'))
    }
  })

  for (const [how, meet] of [
    ['a match', () => storeLike(reader, admirer)],
    ['a conversation', () => conversationBetween(admirer, reader)],
  ] as const) {
    test(`stays with whoever knows them by ${how}`, async ({ assert }) => {
      await meet()
      const told = await everythingTold([admirer])
      for (const what of ways) {
        assert.match(told, new RegExp(`^${what}: .*${admirer.profile.name}`, 'm'))
      }
    })
  }
})

/** All that names members to the reader without being asked, a line for each way. */
async function everythingTold(people: readonly Person[]) {
  const user = await account(reader)
  const profile = await Profile.findOrFail(reader.profile.id)
  const wishes = await NotificationSwitch.wishesOf(user.id)
  const lines: [string, unknown][] = [
    ['mail', await mailNews({ user, profile, veiled: [] }, wishes, longAgo)],
  ]
  for (const kind of ['new_like', 'visit'] as const) {
    const pushes = people.map(({ profile: { id } }) =>
      pushNews({ kind, subjectId: id, newsId: id }, { user, profile }, DateTime.utc())
    )
    lines.push([`${kind} push`, await Promise.all(pushes)])
  }
  for await (const { table, rows } of personalRows(user.id)) lines.push([`${table} file`, rows])
  return lines.map(([what, told]) => `${what}: ${JSON.stringify(told)}`).join('\n')
}
