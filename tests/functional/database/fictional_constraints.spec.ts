import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { forbids } from '#tests/support/database/constraints'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const fiction = bob({ profile: { fictional: true } })
const label = /a profile stays what it is, fictional or not/
const login = /a fictional profile has no login/

test.group('The database refuses of fictional profiles', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), fiction))

  test('to lose their label, and to members to get it', async ({ assert }) => {
    const relabel = (id: string, fictional: boolean) =>
      forbids(() => db.from('profiles').where('id', id).update({ fictional }), label)
    await relabel(fiction.profile.id, false)
    await relabel(ada().profile.id, true)
    const rows = await db.from('profiles').orderBy('name').select('fictional')
    assert.deepEqual(
      rows.map(({ fictional }) => Boolean(fictional)),
      [false, true]
    )
  })

  test('an e-mail address and a password', async () => {
    for (const change of [{ email: 'stella@example.com' }, { password_hash: 'hash' }]) {
      await forbids(() => db.from('users').where('id', fiction.user.id).update(change), login)
    }
  })

  test('to be made of an account that somebody logs in with', async () => {
    const { email, passwordHash } = ada().user
    for (const access of [
      { email: 'x@example.com', passwordHash: null },
      { email: null, passwordHash },
    ]) {
      const id = crypto.randomUUID()
      const user = { ...fiction.user, ...access, id }
      const profile = { ...fiction.profile, id: crypto.randomUUID(), userId: id }
      await forbids(() => join({ user, profile }), login)
    }
    await db
      .from('users')
      .where('id', ada().user.id)
      .update({ email: `new-${email}` })
  })
})
