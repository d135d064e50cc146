import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { insertAll } from '#database/insert_all'
import { findMembers } from '#queries/discovery/find_members'
import type { MemberSearch } from '#queries/discovery/member_search'
import { manyMembers, man, woman } from '#tests/support/people/many_members'
import { everyWoman } from '#tests/support/discovery/criteria'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'

const search: MemberSearch = {
  criteria: everyWoman,
  viewer: bob().profile,
  countries: ['NL'],
  closedSites: [],
  now: DateTime.utc(),
}

test.group('Likes and blocks of other members', (group) => {
  inTransaction(group)

  test('are never scanned by a search', async ({ assert }) => {
    const [women, men] = [manyMembers(woman, 60), manyMembers(man, 60, 200)]
    await join(bob(), ...women, ...men)
    const ties = women.flatMap((one) => men.map((other) => [one.profile.id, other.profile.id]))
    await db.transaction(async (client) => {
      const rows = (from: string, to: string) =>
        ties.map(([one, other]) => ({ [from]: one, [to]: other, created_at: 0 }))
      await insertAll(client, 'likes', rows('liker_id', 'liked_id'))
      await insertAll(client, 'blocks', rows('blocker_id', 'blocked_id'))
    })

    const tables = ['likes', 'blocks', 'profiles']
    const steps = await stepsOf(() => findMembers(search, { limit: 25 }), tables)
    assert.isNotEmpty(steps.filter(readsTies))
    for (const step of steps.filter(readsTies)) assert.notMatch(step, /Seq Scan|SCAN/)
  })
})

function readsTies(step: string) {
  return /\b(Scan|SCAN|SEARCH)\b.*\b(likes|blocks|own)\b/.test(step)
}
