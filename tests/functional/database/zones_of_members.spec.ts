import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { goBackBefore, goForward } from '#tests/support/database/migrations'
import { committing } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

test.group('Members who signed up while every time zone was UTC', (group) => {
  committing(group)
  group.each.teardown(async () => {
    for (const table of ['profiles', 'users']) await db.from(table).delete()
  })

  test('get that of their country, but for who was erased and who has one', async ({ assert }) => {
    await goBackBefore('0243')
    await join(ada(), bob())
    await db.from('users').update({ time_zone: 'UTC', country: 'GB' })
    await db.from('users').where('id', bob().user.id).update({ email: null })
    await goForward()
    assert.equal(await zoneOf(ada().user.id), 'Europe/London')
    assert.equal(await zoneOf(bob().user.id), 'UTC')

    await goBackBefore('0243')
    await db.from('users').update({ time_zone: 'Pacific/Auckland' })
    await goForward()
    assert.equal(await zoneOf(ada().user.id), 'Pacific/Auckland')
  })
})

async function zoneOf(id: string) {
  const { time_zone: zone } = await db.from('users').where('id', id).firstOrFail()
  return zone
}
