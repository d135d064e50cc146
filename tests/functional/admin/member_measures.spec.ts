import { test } from '@japa/runner'
import User from '#models/user'
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
})
