import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { another } from '#tests/support/admin/admins'
import { adminAtWork, signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { sitePorts } from '#tests/support/site/ports'
import { closedSite } from '#tests/support/sites/other_site'

const grace = {
  name: 'Grace <b>Hopper</b>',
  email: 'grace@vonk.example',
  role: 'support',
  siteId: '',
  locale: 'nl',
  timeZone: 'Europe/Amsterdam',
}

const newPassword = { password: 'a new long one', password_confirmation: 'a new long one' }

test.group('The admins', (group) => {
  inTransaction(group)

  test('of other sites, and of all, are not shown to those of one', async ({ assert, client }) => {
    const siteId = await closedSite()
    const changes = { id: crypto.randomUUID(), email: 'one@vonk.example', siteId }
    const { read } = await adminAtWork(client, 'owner', { changes })
    await signInAdmin('support', { changes: { name: 'Grace', siteId } })
    await signInAdmin('owner')
    await signInAdmin('moderator', { changes: { name: 'Ida', siteId: await closedSite() } })
    const list = await read('/admin/admins')
    for (const text of ['one@vonk.example', 'Grace']) assert.include(list, text)
    for (const text of ['owner@vonk.example', 'Ida', 'moderator@']) assert.notInclude(list, text)
    // Admins of all sites act on this one too, so that the log can be asked for what they did.
    const log = await read('/admin/audit')
    for (const text of ['Grace', 'The owner']) assert.include(log, `${text}</option>`)
    for (const text of ['Ida', 'owner@vonk.example']) assert.notInclude(log, text)
  })

  test('are made with a password that is shown once', async ({ assert, client }) => {
    const { post, shows } = await adminAtWork(client, 'owner')
    const made = await post('/admin/admins', grace)
    assert.match(made.text(), /grace@vonk\.example[^]*<code>[\w-]{16}<\/code>/)
    await shows('/admin/admins', 'Grace &lt;b&gt;Hopper')
  })

  test('are shut out by one owner, at once', async ({ assert, client }) => {
    const owner = await adminAtWork(client, 'owner')
    const support = await adminAtWork(client, 'support')
    const path = `/admin/admins/${support.admin.id}`
    await owner.post(path, { role: 'support', disabled: 'yes', reason: 'Left us' })
    await owner.shows('/admin/admins', 'Deactivated')
    const out = await support.get('/admin')
    assert.match(out.header('location') ?? '', /^\/admin\/login/)
    assert.isEmpty(await db.from('proposals'))
  })

  test('see their acts in the audit log, newest first', async ({ assert, client }) => {
    const { post, read } = await adminAtWork(client, 'owner')
    await post('/admin/admins', grace)
    const settings = { name: 'Ada', locale: 'nl', timeZone: 'Europe/Amsterdam', pictures: 'grey' }
    await post('/admin/me', settings)
    const log = await read('/admin/audit')
    assert.isBelow(
      log.indexOf('Eigen account wijzigen</td>'),
      log.indexOf('Beheerder wijzigen</td>')
    )
    assert.notInclude(await read('/admin/audit?act=change_admins'), 'Eigen account wijzigen</td>')
  })

  test('of one site see no acts of another', async ({ assert, client }) => {
    const owner = await adminAtWork(client, 'owner')
    await owner.post('/admin/admins', grace)
    const [{ id: siteId }] = await db.from('sites').select('id').limit(1)
    const local = await adminAtWork(client, 'owner', { changes: { ...another, siteId } })
    assert.notInclude(await local.read('/admin/audit'), '<td>Change an admin</td>')
  })

  test('change their own password, with the present one', async ({ assert, client }) => {
    const { passwords } = await sitePorts()
    const passwordHash = await passwords.hash('correct horse battery')
    const { admin, post, shows } = await adminAtWork(client, 'support', {
      changes: { passwordHash },
    })
    await signInAdmin('support')
    const change = (typed: string) =>
      post('/admin/me/password', { ...newPassword, old_password: typed })
    const wrong = await change('a guess')
    assert.equal(wrong.flashMessage('error'), 'Check your old password.')
    for (const name of ['old_password', 'password', 'password_confirmation']) {
      assert.isUndefined(wrong.flashMessage(name))
    }
    const done = await change('correct horse battery')
    assert.equal(done.flashMessage('done'), 'Your password has been changed.')
    assert.lengthOf(await db.from('admin_sessions').where('admin_id', admin.id), 1)
    await shows('/admin/me', 'Change password')
  })

  test('get another password from an owner, which is shown once', async ({ assert, client }) => {
    const { admin: lost } = await signInAdmin('support')
    const { post, shows } = await adminAtWork(client, 'owner')
    const path = `/admin/admins/${lost.id}/password`
    await shows('/admin/admins', `action="${path}"`)
    const renewed = await post(path, { reason: 'Lost the note' })
    renewed.assertTextIncludes(lost.email)
    assert.match(renewed.text(), /<code>[\w-]{16}<\/code>/)
    assert.isEmpty(await db.from('admin_sessions').where('admin_id', lost.id))
  })
})
