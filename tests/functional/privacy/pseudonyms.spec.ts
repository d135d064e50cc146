import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
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

test.group('The log of a proxy, by our examples', () => {
  test('names nobody who asks', async ({ assert }) => {
    const example = (name: string) =>
      readFile(app.makePath('docs/operations/proxies', name), 'utf8')
    const [format] = /^log_format [^;]+;/m.exec(await example('nginx.conf'))!
    assert.notInclude(format, 'remote_addr')
    for (const field of ['remote_ip', 'client_ip']) {
      assert.include(await example('Caddyfile'), `request>${field} delete`)
    }
  })
})
