import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { networkKey } from '#limits/network_limit'
import { pseudonym } from '#logins/pseudonym'
import { inTransaction } from '#tests/support/database/transactions'
import { ada } from '#tests/support/people/people'
import { join } from '#tests/support/people/members'

test.group('What stands for an address where something is counted', (group) => {
  inTransaction(group)
  group.each.teardown(() => limiter.clear())

  test('is the same each time, and tells nothing of the address', ({ assert }) => {
    const made = pseudonym('192.0.2.7')
    assert.equal(pseudonym('192.0.2.7'), made)
    assert.notEqual(pseudonym('192.0.2.8'), made)
    assert.match(made, /^[0-9a-f]{64}$/)
    assert.notInclude(networkKey('signup', '192.0.2.7'), '192')
  })

  test('is all that is kept of failed logins', async ({ assert, client }) => {
    const person = ada()
    await join(person)
    const typed = { email: person.user.email, password: 'not this one' }
    await client.post('/login').form(typed).withCsrfToken().redirects(0)
    const [attempt] = await db.from('login_attempts')
    assert.equal(attempt.address, pseudonym('127.0.0.1'))
    assert.equal(attempt.account, pseudonym(String(person.user.email)))
  })
})
