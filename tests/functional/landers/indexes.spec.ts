import { test } from '@japa/runner'
import { invalidateLanderPeople, landerPeople } from '#queries/landers/lander_people'
import { invalidateRegionCounts, membersByRegion } from '#queries/landers/members_by_region'
import { closedSites } from '#queries/sites/closed_sites'
import { stepsOf } from '#tests/support/database/query_plan'
import { inTransaction } from '#tests/support/database/transactions'

const siteId = '01900000-0000-7000-a000-000000000009'

test.group('The indexes of landers', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await closedSites()
  })

  test('lead to members who agreed to be seen, in the order of their activity', async ({
    assert,
  }) => {
    for (const country of [null, 'NL'] as const) {
      const steps = await planOf(() => {
        invalidateLanderPeople()
        return landerPeople({ siteId, pictureSet: 'women', country }, 5)
      })
      assert.include(steps, 'profiles_advertised_lately')
      assert.notMatch(steps, /Sort Key|USE TEMP B-TREE/)
    }
  })

  test('count the active members of a region without reading their rows', async ({ assert }) => {
    const steps = await planOf(() => {
      invalidateRegionCounts()
      return membersByRegion({ siteId, country: 'NL' })
    })
    assert.match(steps, /(COVERING INDEX|Index Only Scan using) profiles_active_by_region/)
  })
})

async function planOf(work: () => Promise<unknown>) {
  return (await stepsOf(work, ['profiles', 'photos'])).join('\n')
}
