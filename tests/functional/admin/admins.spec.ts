import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Ports } from '#core/ports'
import { adminOf } from '#tests/support/admin/admins'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { closedSite } from '#tests/support/sites/other_site'

const grace = {
  name: 'Grace <b>Hopper</b>',
  email: 'grace@vonk.example',
  role: 'support',
  siteId: '',
  locale: 'nl',
  timeZone: 'Europe/Amsterdam',
}

function shows(response: ApiResponse, text: string) {
  response.assertStatus(200)
  response.assertTextIncludes(text)
}

test.group('The admins', (group) => {
  inTransaction(group)

  test('are a page for the owner alone', async ({ client }) => {
    const owner = await signInAdmin('owner')
    shows(await owner.as(client.get('/admin/admins')), 'owner@vonk.example')
    const support = await signInAdmin('support')
    const refused = await support.as(client.get('/admin/admins'))
    refused.assertStatus(404)
  })

  test('of other sites, and of all, are not shown to an owner of one', async ({
    assert,
    client,
  }) => {
    const siteId = await closedSite()
    const changes = { id: crypto.randomUUID(), email: 'one@vonk.example', siteId }
    const { as } = await signInAdmin('owner', { changes })
    await signInAdmin('support', { changes: { name: 'Grace', siteId } })
    await signInAdmin('owner')
    await signInAdmin('moderator', { changes: { name: 'Ida', siteId: await closedSite() } })
    const list = (await as(client.get('/admin/admins'))).text()
    for (const text of ['one@vonk.example', 'Grace']) assert.include(list, text)
    for (const text of ['owner@vonk.example', 'Ida', 'moderator@']) assert.notInclude(list, text)
    // Those of all sites act on this one too, so that the log can be asked for what they did.
    const log = (await as(client.get('/admin/audit'))).text()
    for (const text of ['Grace', 'The owner']) assert.include(log, `${text}</option>`)
    for (const text of ['Ida', 'owner@vonk.example']) assert.notInclude(log, text)
  })

  test('are made with a password that is shown once', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner')
    const made = await as(client.post('/admin/admins')).form(grace)
    shows(made, 'grace@vonk.example')
    assert.match(made.text(), /<code>[\w-]{16}<\/code>/)
    const list = await as(client.get('/admin/admins'))
    list.assertTextIncludes('Grace &lt;b&gt;Hopper')
  })

  test('are made only with a fresh second factor; the form is kept', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner', { minutesAgo: 16 })
    const sent = await as(client.post('/admin/admins'))
      .header('referer', 'http://localhost/admin/admins')
      .form(grace)
    assert.match(sent.header('location') ?? '', /^\/admin\/confirm/)
    assert.lengthOf(await db.from('admins').where('email', grace.email), 0)
    assert.equal(sent.flashMessage('name'), grace.name)
  })

  test('change once a second admin has confirmed', async ({ assert, client }) => {
    const owner = await signInAdmin('owner')
    const support = await signInAdmin('support')
    const path = `/admin/admins/${support.admin.id}`
    await owner.as(client.post(path)).form({ role: 'finance', reason: 'Keeps the books' })
    const other = await signInAdmin('owner', {
      changes: { ...adminOf('owner'), id: crypto.randomUUID(), email: 'second@vonk.example' },
    })
    const waiting = await other.as(client.get('/admin/requests'))
    shows(waiting, 'Keeps the books')
    shows(waiting, '<dt>Role</dt><dd>Finance</dd>')
    const [{ id }] = await db.from('proposals').select('id')
    await other.as(client.post(`/admin/requests/${id}/confirm`))
    const [{ role }] = await db.from('admins').where('id', support.admin.id).select('role')
    assert.equal(role, 'finance')
  })

  test('see their acts in the audit log, newest first', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner')
    await as(client.post('/admin/admins')).form(grace)
    const settings = { name: 'Ada', locale: 'nl', timeZone: 'Europe/Amsterdam', pictures: 'grey' }
    await as(client.post('/admin/me')).form(settings)
    const log = (await as(client.get('/admin/audit'))).text()
    assert.isBelow(
      log.indexOf('Eigen account wijzigen</td>'),
      log.indexOf('Beheerder wijzigen</td>')
    )
    const filtered = await as(client.get('/admin/audit?act=change_admins'))
    assert.notInclude(filtered.text(), 'Eigen account wijzigen</td>')
  })

  test('of one site see no acts of another', async ({ assert, client }) => {
    const owner = await signInAdmin('owner')
    await owner.as(client.post('/admin/admins')).form(grace)
    const [{ id: siteId }] = await db.from('sites').select('id').limit(1)
    const local = await signInAdmin('owner', {
      changes: { siteId, id: crypto.randomUUID(), email: 'local@vonk.example' },
    })
    const log = await local.as(client.get('/admin/audit'))
    assert.notInclude(log.text(), '<td>Change an admin</td>')
  })

  test('end their own sessions, never those of others', async ({ assert, client }) => {
    const mine = await signInAdmin('owner')
    await signInAdmin('owner')
    const other = await signInAdmin('support')
    const [{ id: foreign }] = await db.from('admin_sessions').where('admin_id', other.admin.id)
    await mine.as(client.post('/admin/me/sessions')).form({ session: foreign })
    await mine.as(client.post('/admin/me/sessions')).form({})
    const left = await db.from('admin_sessions').select('admin_id')
    assert.sameMembers(
      left.map((row) => row.admin_id),
      [mine.admin.id, other.admin.id]
    )
  })

  test('change their own password, with the present one and a fresh code', async ({
    assert,
    client,
  }) => {
    const { passwords } = await app.container.make(Ports)
    const passwordHash = await passwords.hash('correct horse battery')
    const { admin, as } = await signInAdmin('support', { changes: { passwordHash } })
    await signInAdmin('support')
    const change = (form: object) =>
      as(client.post('/admin/me/password'))
        .header('referer', 'http://localhost/admin/me')
        .form({ password: 'a new long one', password_confirmation: 'a new long one', ...form })
    const wrong = await change({ old_password: 'a guess' })
    assert.equal(wrong.flashMessage('error'), 'Check your old password.')
    for (const name of ['old_password', 'password', 'password_confirmation']) {
      assert.isUndefined(wrong.flashMessage(name))
    }
    const done = await change({ old_password: 'correct horse battery' })
    assert.equal(done.flashMessage('done'), 'Your password is changed.')
    assert.lengthOf(await db.from('admin_sessions').where('admin_id', admin.id), 1)
    shows(await as(client.get('/admin/me')), 'Change password')
    const [row] = await db.from('audit_rows')
    assert.include(row, { act: 'change_own_password', subject_id: admin.id })
  })

  test('guess no password of theirs more often than at the login', async ({ assert, client }) => {
    const { as } = await signInAdmin('support')
    const guess = () =>
      as(client.post('/admin/me/password')).form({
        old_password: 'a guess',
        password: 'a new long one',
        password_confirmation: 'a new long one',
      })
    for (let time = 0; time < 10; time++) await guess()
    const locked = await guess()
    assert.notEqual(locked.flashMessage('error'), 'Check your old password.')
  })

  test('get another password from an owner, which is shown once', async ({ assert, client }) => {
    const { admin: lost } = await signInAdmin('support')
    const { as } = await signInAdmin('owner')
    const path = `/admin/admins/${lost.id}/password`
    shows(await as(client.get('/admin/admins')), `action="${path}"`)
    const renewed = await as(client.post(path)).form({ reason: 'Lost the note' })
    shows(renewed, lost.email)
    assert.match(renewed.text(), /<code>[\w-]{16}<\/code>/)
    assert.isEmpty(await db.from('admin_sessions').where('admin_id', lost.id))
    const [{ password_hash: hash }] = await db.from('admins').where('id', lost.id)
    assert.notEqual(hash, lost.passwordHash)
  })
})
