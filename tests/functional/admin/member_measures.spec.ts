import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#models/user'
import { giveCredits } from '#tests/support/admin/credits'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { waitingMails } from '#tests/support/mail/mail_jobs'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'

const statement = { breach: 'scam', machine: 'none', facts: 'You asked for money', law: '' }
const file = `/admin/members/${bob().user.id}`
const reason = 'It was somebody else'

const userOf = async () => User.findOrFail(bob().user.id)

test.group('From the file of a member, an admin', (group) => {
  inTransaction(group)

  test('bans them, and lifts the ban', async ({ assert, client }) => {
    await join(bob())
    const { post, shows } = await adminAtWork(client, 'moderator')
    await post(`${file}/ban`, statement)
    assert.containSubset(await userOf(), { status: 'banned', banReason: 'fraud' })
    await shows(file, 'Lift the ban')

    await post(`${file}/ban/lift`, { reason })
    assert.containSubset(await userOf(), { status: 'active', banReason: null })
    assert.lengthOf(await waitingMails('measure_lifted'), 1)
  })

  test('asks a second one to ban a member with unused credits', async ({ assert, client }) => {
    await join(bob())
    await giveCredits(bob(), 5)
    const { admin, post, shows } = await adminAtWork(client, 'moderator')
    const other = await adminAtWork(client, 'owner')
    const asked = await post(`${file}/ban`, statement)
    assert.equal(
      asked.flashMessage('done'),
      'Suspended right away. A second admin has to approve the ban.'
    )
    assert.equal((await userOf()).status, 'active')
    assert.isNotNull((await userOf()).suspendedUntil)
    await shows(file, 'Ban waits for a second admin')
    await shows('/admin/requests', 'Another admin has to decide this')
    await other.shows(
      '/admin/requests',
      'Bob, 3',
      'You asked for money',
      'Rule that was broken',
      `href="${file}"`
    )
    const [{ id }] = await db.from('proposals').select('id')
    await other.post(`/admin/requests/${id}/confirm`)
    assert.equal((await userOf()).status, 'banned')
    const facts = 'You asked for money'
    assert.containSubset(await db.from('measures'), [{ kind: 'ban', facts, taken_by: admin.id }])
  })
})
