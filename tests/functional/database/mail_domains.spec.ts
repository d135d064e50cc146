import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { goBackBefore, goForward } from '#tests/support/database/migrations'
import { committing } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

const inLetters = 'info@bücher.example'
const inAscii = 'info@xn--bcher-kva.example'

test.group('Addresses of umlaut domains that were there before', (group) => {
  committing(group)
  group.each.teardown(async () => {
    for (const table of ['profiles', 'users']) await db.from(table).delete()
  })

  async function upgraded(adas: string, bobs: string, joined: number) {
    await join(ada(), bob())
    await goBackBefore('0256_write_mail')
    const [one, other] = [ada().user.id, bob().user.id]
    await db.from('users').where('id', one).update({ email: adas, signup_date: joined })
    await db.from('users').where('id', other).update({ email: bobs, signup_date: 2000 })
    await goForward()
    const emailOf = async (id: string) => (await db.from('users').where({ id }).firstOrFail()).email
    return { adas: await emailOf(one), bobs: await emailOf(other) }
  }

  test('are stored in ASCII; others stay', async ({ assert }) => {
    const emails = await upgraded(inLetters, 'zoë@example.com', 1000)
    assert.deepEqual(emails, { adas: inAscii, bobs: 'zoë@example.com' })
  })

  test('are of the older of two accounts; the younger keeps the other spelling', async ({
    assert,
  }) => {
    assert.deepEqual(await upgraded(inLetters, inAscii, 1000), { adas: inAscii, bobs: inLetters })
    for (const table of ['profiles', 'users']) await db.from(table).delete()
    assert.deepEqual(await upgraded(inLetters, inAscii, 3000), { adas: inLetters, bobs: inAscii })
  })
})
