import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { adminOf } from '#tests/support/admin/admins'
import { codeNow, signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { withPlainPasswords } from '#tests/support/accounts/login'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

const password = 'correct horse battery'

async function store(changes = {}) {
  const { passwords, unitOfWork } = await sitePorts()
  const passwordHash = await passwords.hash(password)
  await unitOfWork.run(({ admins }) => admins.add(adminOf('owner', { ...changes, passwordHash })))
}

test.group('The way into the back office', (group) => {
  inTransaction(group)
  withPlainPasswords(group)

  test('leads visitors to its login, and back to the page they asked for', async ({ client }) => {
    const response = await client.get('/admin?site=all').redirects(0)
    response.assertHeader('location', '/admin/login?next=%2Fadmin%3Fsite%3Dall')
  })

  test('is closed to members', async ({ client }) => {
    await join(ada())
    const response = await client
      .get('/admin')
      .loginAs(await account(ada()))
      .redirects(0)
    response.assertHeader('location', '/admin/login?next=%2Fadmin')
  })

  test('takes password and code', async ({ assert, client }) => {
    await store()
    const form = { email: 'owner@vonk.example', password, next: '/admin/audit' }
    const first = await client.post('/admin/login').form(form).withCsrfToken().redirects(0)
    first.assertHeader('location', '/admin/second-factor?next=%2Fadmin%2Faudit')
    const session = first.cookie('admin.session')!
    assert.equal(session.path, '/admin')
    assert.isTrue(session.httpOnly)

    const halfway = await client
      .get('/admin')
      .withEncryptedCookie('admin.session', session.value)
      .redirects(0)
    halfway.assertHeader('location', '/admin/second-factor?next=%2Fadmin')

    const second = await client
      .post('/admin/second-factor')
      .form({ code: await codeNow(), next: '/admin/audit' })
      .withEncryptedCookie('admin.session', session.value)
      .withCsrfToken()
      .redirects(0)
    second.assertHeader('location', '/admin/audit')
  })

  test('is locked after five wrong passwords, for the right too', async ({ assert, client }) => {
    await store()
    const log = (typed: string) => {
      const form = { email: 'owner@vonk.example', password: typed }
      return client.post('/admin/login').form(form).withCsrfToken().redirects(0)
    }
    for (let time = 1; time <= 5; time++) (await log('wrong')).assertStatus(422)
    const right = await log(password)
    right.assertStatus(422)
    assert.isEmpty(await db.from('admin_sessions'))
  })

  test('is not locked for the devices of its owner by others', async ({ assert, client }) => {
    await store()
    const log = (typed: string) => {
      const form = { email: 'owner@vonk.example', password: typed }
      return client.post('/admin/login').form(form).withCsrfToken().redirects(0)
    }
    const device = (await log(password)).cookie('admin.device')!
    assert.equal(device.path, '/admin')
    for (let time = 1; time <= 5; time++) await log('wrong')
    const stranger = await log(password)
    stranger.assertStatus(422)
    const own = await log(password).withEncryptedCookie('admin.device', device.value)
    own.assertStatus(302)
  })

  test('keeps the secret of an app from who reads the database', async ({ assert }) => {
    await store()
    const { totpSecret: secret } = adminOf('owner')
    const [{ totp_secret: stored }] = await db.from('admins')
    assert.notInclude(String(stored), String(secret))
    const { unitOfWork } = await sitePorts()
    const read = () => unitOfWork.run(({ admins }) => admins.find(adminOf('owner').id))
    assert.equal((await read())?.totpSecret, secret)
    await db.from('admins').update({ totp_secret: `${stored.slice(0, -4)}AAAA` })
    assert.match((await read())?.totpSecret ?? '', /^[A-Z2-7]{32}$/)
  })

  test('is locked after five wrong codes', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner', { minutesAgo: null })
    for (let time = 1; time <= 5; time++) {
      const wrong = await as(client.post('/admin/second-factor')).form({ code: '000000' })
      wrong.assertTextIncludes('That code isn’t right')
    }
    const right = await as(client.post('/admin/second-factor')).form({ code: await codeNow() })
    right.assertStatus(422)
    const [{ confirmed_at: confirmedAt }] = await db.from('admin_sessions')
    assert.isNull(confirmedAt)
  })

  test('shows the recovery codes once, after the first code', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner', { changes: { totpSecret: null }, minutesAgo: null })
    const shown = await as(client.get('/admin/second-factor'))
    const secret = /<code>([A-Z2-7]+)<\/code>/.exec(shown.text())![1]
    const set = await as(client.post('/admin/second-factor/new'))
      .withSession({ admin_second_factor: secret })
      .form({ code: await codeNow(secret) })
    assert.lengthOf(set.text().match(/<li><code>/g) ?? [], 10)
    const again = await as(client.get('/admin/second-factor'))
    assert.notInclude(again.text(), secret)
  })

  test('ends with the session, wherever its cookie still is', async ({ client }) => {
    const { as } = await signInAdmin('owner')
    await as(client.post('/admin/logout'))
    const response = await as(client.get('/admin'))
    response.assertHeader('location', '/admin/login?next=%2Fadmin')
  })
})
