import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { adminOf, another } from '#tests/support/admin/admins'
import { adminAtWork, signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { appealAgainst, judge } from '#tests/support/moderation/measures'
import { join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'

/** The moderator has banned Bob, who appeals; answers the path of the appeal. */
async function bobAppeals() {
  await join(bob())
  const { admin } = await signInAdmin('moderator')
  const measureId = await judge(bob(), { kind: 'ban' }, { takenBy: admin.id })
  return `/admin/appeals/${await appealAgainst(measureId, bob(), 'That was <b>not</b> me')}`
}

test.group('The appeals', (group) => {
  inTransaction(group)

  test('wait in a list, and show what they are about', async ({ assert, client }) => {
    const path = await bobAppeals()
    const { read, shows } = await adminAtWork(client, 'owner')
    await shows('/admin/appeals', path, 'Bob', 'Ban', 'The moderator', 'Appeal waiting')
    const page = await read(path)
    for (const text of ['That was &lt;b&gt;not', 'You asked for money', 'Decide the appeal']) {
      assert.include(page, text)
    }
    assert.notInclude(page, bob().user.email!)
    const opened = { act: 'read_appeal', subject_id: path.split('/').at(-1) }
    assert.lengthOf(await db.from('audit_rows').where(opened), 1)
    await shows('/admin/appeals?status=decided', 'There are no appeals here.')
    await shows('/admin', '/admin/appeals')
  })

  test('have notes that others see, in the member’s file too', async ({ assert, client }) => {
    const path = await bobAppeals()
    const support = await adminAtWork(client, 'support')
    const sent = await support.post(`${path}/notes`, { body: 'He <b>called</b> too' })
    sent.assertHeader('location', path)
    const { shows } = await adminAtWork(client, 'owner')
    await shows(path, 'He &lt;b&gt;called', adminOf('support').name)
    await shows(`/admin/members/${bob().user.id}`, 'He &lt;b&gt;called', `href="${path}"`)
    const rows = await db.from('audit_rows').where('act', 'note_member')
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), 'called')
  })

  test('have no form for who took the measure, and stay free for others', async ({
    assert,
    client,
  }) => {
    const path = await bobAppeals()
    const own = await adminAtWork(client, 'moderator')
    const alone = await own.read(path)
    assert.include(alone, 'no one else can decide')
    const owner = await adminAtWork(client, 'owner')
    const page = await own.read(path)
    assert.include(page, 'someone else decides: The owner.')
    assert.notInclude(page, 'Decide the appeal')
    await owner.shows(path, 'Decide the appeal')
  })

  test('are with whoever opened them first', async ({ assert, client }) => {
    const path = await bobAppeals()
    const first = await adminAtWork(client, 'owner')
    const other = await adminAtWork(client, 'moderator', { changes: another })
    await first.get(path)
    const taken = await other.read(path)
    assert.match(taken, /The owner is working on this until/)
    assert.notInclude(taken, 'Decide the appeal')
    await other.shows('/admin/appeals', 'With The owner')
  })
})
