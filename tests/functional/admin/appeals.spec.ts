import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { makeAppeal } from '#core/moderation/measures/make_appeal'
import { takeMeasure } from '#core/moderation/measures/take_measure'
import { Ports } from '#core/ports'
import User from '#models/user'
import { adminOf } from '#tests/support/admin/admins'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { waitingMails } from '#tests/support/mail/mail_jobs'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'
import { closedSite } from '#tests/support/sites/other_site'

const answer = 'We mistook you for somebody else'
const second = { id: crypto.randomUUID(), email: 'second@vonk.example', name: 'Grace' }

/** The moderator has banned Bob, who appeals; answers the path of the appeal. */
async function bobAppeals() {
  await join(bob())
  const ports = await app.container.make(Ports)
  const userId = bob().user.id
  const takenBy = adminOf('moderator').id
  await ports.unitOfWork.run(({ admins }) => admins.addUnlessKnown(adminOf('moderator')))
  const facts = 'You asked for money'
  const statement = { breach: 'scam', law: null, facts, machine: 'none' } as const
  const judgement = { userId, reportId: null, takenBy, statement }
  const taken = await takeMeasure(ports, { ...judgement, deed: { kind: 'ban' } })
  if (!taken.ok || !taken.value) throw new Error('Not banned')
  const body = 'That was <b>not</b> me'
  const made = await makeAppeal(ports, { userId, measureId: taken.value.id, body })
  if (!made.ok) throw new Error(made.refusal)
  return `/admin/appeals/${made.value.appealId}`
}

const statusOfBob = async () => (await User.findOrFail(bob().user.id)).status

test.group('The appeals', (group) => {
  inTransaction(group)

  test('wait in a list, and show what they are about', async ({ assert, client }) => {
    const path = await bobAppeals()
    const { as } = await signInAdmin('owner')
    const list = (await as(client.get('/admin/appeals'))).text()
    for (const text of [path, 'Bob', 'Ban', 'The moderator', 'Appeal waiting']) {
      assert.include(list, text)
    }
    const page = (await as(client.get(path))).text()
    for (const text of ['That was &lt;b&gt;not', 'You asked for money', 'Decide the appeal']) {
      assert.include(page, text)
    }
    assert.notInclude(page, bob().user.email!)
    const decided = await as(client.get('/admin/appeals?status=decided'))
    decided.assertTextIncludes('There are no appeals here.')
    ;(await as(client.get('/admin'))).assertTextIncludes('/admin/appeals')
  })

  test('have notes that other admins see, there and in the file of the member', async ({
    assert,
    client,
  }) => {
    const path = await bobAppeals()
    const support = await signInAdmin('support')
    const sent = await support
      .as(client.post(`${path}/notes`))
      .form({ body: 'He <b>called</b> too' })
    sent.assertHeader('location', path)
    const { as } = await signInAdmin('owner')
    const page = (await as(client.get(path))).text()
    assert.include(page, 'He &lt;b&gt;called')
    assert.include(page, adminOf('support').name)
    const file = (await as(client.get(`/admin/members/${bob().user.id}`))).text()
    assert.include(file, 'He &lt;b&gt;called')
    assert.include(file, `href="${path}"`)
    const empty = await as(client.post(`${path}/notes`)).form({ body: ' ' })
    assert.equal(empty.flashMessage('error'), 'Write a note first.')
    const rows = await db.from('audit_rows').where('act', 'note_member')
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), 'called')
  })

  test('are granted by another admin: the ban is undone', async ({ assert, client }) => {
    const path = await bobAppeals()
    const { admin, as } = await signInAdmin('owner')
    const granted = await as(client.post(`${path}/decision`)).form({ decision: 'granted', answer })
    assert.equal(granted.header('location'), '/admin/appeals')
    assert.equal(await statusOfBob(), 'active')
    assert.containSubset(await db.from('appeals'), [{ decision: 'granted', answer }])
    const rows = await db.from('audit_rows')
    assert.containSubset(rows, [{ act: 'decide_appeal', admin_id: admin.id }])
    assert.lengthOf(await waitingMails('appeal_decided'), 1)
    const again = await as(client.post(`${path}/decision`)).form({ decision: 'rejected', answer })
    assert.equal(again.flashMessage('error'), 'This appeal is decided already.')
  })

  test('need an answer', async ({ assert, client }) => {
    const path = await bobAppeals()
    const { as } = await signInAdmin('owner')
    const form = { decision: 'rejected', answer: ' ' }
    const refused = await as(client.post(`${path}/decision`)).form(form)
    assert.equal(refused.flashMessage('error'), 'Write an answer: the member reads it.')
    assert.containSubset(await db.from('appeals'), [{ decision: null }])
  })

  test('are with whoever opened them first', async ({ assert, client }) => {
    const path = await bobAppeals()
    const first = await signInAdmin('owner')
    const other = await signInAdmin('moderator', { changes: second })
    await first.as(client.get(path))
    const taken = (await other.as(client.get(path))).text()
    assert.include(taken, 'Another admin is working on this.')
    assert.notInclude(taken, 'Decide the appeal')
    const list = await other.as(client.get('/admin/appeals'))
    list.assertTextIncludes('With The owner')
    const form = { decision: 'granted', answer }
    const refused = await other.as(client.post(`${path}/decision`)).form(form)
    assert.equal(refused.flashMessage('error'), 'Another admin is working on this.')
  })

  test('are read, not decided, by support, and not there for others', async ({
    assert,
    client,
  }) => {
    const path = await bobAppeals()
    const support = await signInAdmin('support')
    const finance = await signInAdmin('finance')
    const siteId = await closedSite()
    const elsewhere = await signInAdmin('moderator', { changes: { ...second, siteId } })
    assert.notInclude((await support.as(client.get(path))).text(), 'Decide the appeal')
    const form = { decision: 'granted', answer }
    for (const { as } of [support, finance, elsewhere]) {
      assert.equal((await as(client.post(`${path}/decision`)).form(form)).status(), 404)
    }
    assert.equal((await finance.as(client.get(path))).status(), 404)
    assert.equal((await elsewhere.as(client.get(path))).status(), 404)
    ;(await elsewhere.as(client.get('/admin/appeals'))).assertTextIncludes(
      'There are no appeals here.'
    )
    assert.equal(await statusOfBob(), 'banned')
  })
})
