import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import PrepareExportJob from '#jobs/prepare_export_job'
import User from '#models/user'
import { another } from '#tests/support/admin/admins'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { waitingMails, workMails } from '#tests/support/mail/mail_jobs'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'
import { runJob } from '#tests/support/queue/jobs'

const file = `/admin/members/${bob().user.id}`
const statusOf = async () => (await User.findOrFail(bob().user.id)).status
const second = { changes: another }

test.group('From the file of a member, an owner', (group) => {
  inTransaction(group)
  group.each.setup(() => join(bob()))

  test('deletes the account with another one, and takes that back', async ({ assert, client }) => {
    const { post, shows } = await adminAtWork(client, 'owner')
    const other = await adminAtWork(client, 'owner', second)
    const form = { way: 'told', facts: 'You sold things', reason: 'Sells things' }
    const proposed = await post(`${file}/deletion`, form)
    assert.equal(proposed.flashMessage('done'), 'Waiting for approval by a second admin.')
    assert.equal(await statusOf(), 'active')
    const [{ id }] = await db.from('proposals').select('id')
    await other.post(`/admin/requests/${id}/confirm`)
    assert.equal(await statusOf(), 'deletion_pending')
    await workMails('deletion_by_site')
    const [mail] = await db.from('outbox').where('recipient', bob().user.email ?? '')
    assert.include(JSON.stringify(mail), 'You sold things')

    await shows(file, `${file}/deletion/undo`)
    await post(`${file}/deletion/undo`, { reason: 'They were right' })
    assert.equal(await statusOf(), 'active')
    assert.lengthOf(await waitingMails('returned'), 1)
  })

  test('shows the second admin what becomes of the member', async ({ assert, client }) => {
    const { post } = await adminAtWork(client, 'owner')
    const other = await adminAtWork(client, 'owner', second)
    const waiting = async () => await other.read('/admin/requests')
    await post(`${file}/deletion`, { way: 'at_once', reason: 'By letter' })
    assert.match(await waiting(), /class="badge danger">Erase right away: at the member’s request/)

    await db.from('proposals').delete()
    const told = { way: 'told', facts: 'You sold things', reason: 'Sells things' }
    await post(`${file}/deletion`, told)
    const page = await waiting()
    for (const text of [
      'Email the member the reason; erased once the return period is over',
      'You sold things',
    ]) {
      assert.include(page, text)
    }
    assert.notInclude(page, 'Erase at once')
  })

  test('exports their data for an authority', async ({ client }) => {
    const { post, shows } = await adminAtWork(client, 'owner')
    const asked = { authority: 'Police of Amsterdam', file_number: 'PL1300' }
    await post(`${file}/exports`, asked)
    const [{ id: exportId }] = await db.from('member_exports').select('id')
    await runJob(PrepareExportJob, { exportId })
    await shows(file, 'Police of Amsterdam, PL1300', 'Download once')

    const zip = await post(`${file}/exports/${exportId}`)
    zip.assertStatus(200)
    zip.assertHeader('content-type', 'application/zip')
  })
})

test.group('From the file of a member, support', (group) => {
  inTransaction(group)

  test('sends a link to a new address after proof', async ({ assert, client }) => {
    await join(bob())
    const { post, shows } = await adminAtWork(client, 'support')
    const form = { email: 'new@example.com', proof: 'Showed a passport' }
    const asked = await post(`${file}/email`, form)
    assert.match(String(asked.flashMessage('done')), /second admin/)
    const [{ id }] = await db.from('proposals').select('id')
    const owner = await adminAtWork(client, 'owner')
    await owner.shows('/admin/requests', 'new@example.com')
    assert.notInclude(await owner.read('/admin/requests.csv'), 'new@example.com')
    await owner.post(`/admin/requests/${id}/confirm`)
    assert.notInclude((await db.from('proposals'))[0].details, '@')
    await workMails('email_change')
    assert.lengthOf(await db.from('outbox').where('recipient', 'new@example.com'), 1)
    assert.notEqual((await User.findOrFail(bob().user.id)).email, 'new@example.com')
    await shows(file, 'Link to a new address')
  })
})
