import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Ports } from '#core/ports'
import { purge, useEverythingAndLeave, zora } from '#tests/support/accounts/full_life'
import { complain } from '#tests/support/complaints/tickets'
import { inTransaction } from '#tests/support/database/transactions'
import { useFakeClock } from '#tests/support/time/clock'

/** Zora complains from an address of her own, of which her account knows nothing. */
async function zoraComplains() {
  const ports = await app.container.make(Ports)
  const { site_id: siteId } = await db.from('users').where('id', zora.user.id).firstOrFail()
  const words = { subject: 'zora was here', body: 'zoratext', email: 'work@zora.example' }
  return complain(ports, { siteId, userId: zora.user.id, name: 'Zora', ...words })
}

async function kept(id: string) {
  const ticket = await db.from('tickets').where({ id }).firstOrFail()
  const [entry] = await db.from('ticket_entries').where({ ticket_id: id })
  return { email: ticket.email, subject: ticket.subject, body: entry.body, number: ticket.number }
}

test.group('Erasing a member for good', (group) => {
  inTransaction(group)

  test('empties their tickets that are closed; number and dates stay', async ({
    assert,
    client,
    test: it,
  }) => {
    const clock = await useFakeClock(it)
    await useEverythingAndLeave(client)
    const { id, number } = await zoraComplains()
    await db.from('tickets').update({ state: 'solved', closed_at: clock.now().toMillis() })
    clock.advance({ days: 14 })
    await purge()
    assert.deepEqual(await kept(id), { email: null, subject: '', body: '', number })
  })

  test('leaves an open one until it is closed', async ({ assert, client, test: it }) => {
    const clock = await useFakeClock(it)
    await useEverythingAndLeave(client)
    const { id } = await zoraComplains()
    clock.advance({ days: 14 })
    await purge()
    assert.equal((await kept(id)).body, 'zoratext')
    await db.from('tickets').update({ state: 'solved', closed_at: clock.now().toMillis() })
    clock.advance({ days: 2 })
    await purge()
    assert.deepEqual((await kept(id)).body, '')
  })
})
