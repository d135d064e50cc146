import { test } from '@japa/runner'
import {
  leaveAndPurge,
  useEverythingAndLeave,
  purge,
  zora,
} from '#tests/support/accounts/full_life'
import { useFakeClock } from '#tests/support/time/clock'
import { inTransaction } from '#tests/support/database/transactions'
import { bob } from '#tests/support/people/people'
import { report, storedReports } from '#tests/support/moderation/reports'

test.group('Erasing a member for good', (group) => {
  inTransaction(group)

  test('leaves what they reported, without their words', async ({ client, test: it, assert }) => {
    await leaveAndPurge(client, it)
    const [kept] = await storedReports()
    assert.containsSubset(kept, { reason: 'scam', explanation: null })
    assert.deepEqual(
      kept.evidence?.lines.map(({ by, body }) => [by, body]),
      [
        ['reporter', ''],
        ['reported', 'Hoi terug'],
      ]
    )
  })

  test('keeps evidence against them while a report is open, and 180 days at most', async ({
    client,
    test: it,
    assert,
  }) => {
    const clock = await useFakeClock(it)
    // Among it a report against her that was closed.
    await useEverythingAndLeave(client)
    await report(client, bob(), zora)
    clock.advance({ days: 14 })
    await purge()
    const against = async () => {
      const reports = await storedReports()
      const theirs = reports.filter((kept) => kept.reported_id === zora.profile.id)
      return theirs.map(({ status, evidence }) => [status, evidence?.name ?? null])
    }
    assert.sameDeepMembers(await against(), [
      ['open', 'Zora'],
      ['closed', null],
    ])
    clock.advance({ days: 170 })
    await purge()
    assert.sameDeepMembers(await against(), [
      ['open', null],
      ['closed', null],
    ])
  })
})
