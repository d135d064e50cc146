import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { shipTexts } from '#core/sites/content/ship_texts'
import { contentPages } from '#core/sites/content/page'
import { shippedWordings } from '#database/install/shipped_texts'
import { unapprovedTexts } from '#queries/admin/content/shipped_texts'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { runCommand } from '#tests/support/operators/run_command'
import { sitePorts } from '#tests/support/site/ports'
import { closedSite } from '#tests/support/sites/other_site'
import { wording } from '#tests/support/sites/wordings'

const mark = 'shipped text, not yet approved'

async function idOf(page: string) {
  const { id } = await db.from('shipped_texts').where({ page }).firstOrFail()
  return String(id)
}

test.group('A text that came with the site', (group) => {
  inTransaction(group)

  test('is marked until an owner approves it, with who and when in the log', async ({
    assert,
    client,
  }) => {
    const { admin, post, read } = await adminAtWork(client, 'owner')
    const id = await idOf('faq')
    const marked = async () => (await read('/admin/content')).split(mark).length - 1
    assert.include((await runCommand('site:check')).report, 'approved by an owner')
    assert.equal(await marked(), contentPages.length)
    assert.include(await read('/admin/content/faq'), mark)
    await post(`/admin/content/shipped/${id}/approve`)
    assert.include(await read('/admin/content/faq'), 'Approved by The owner')
    assert.notInclude(await read('/admin/content/faq'), mark)
    assert.equal(await marked(), contentPages.length - 1)
    const row = await db.from('audit_rows').orderBy('number', 'desc').firstOrFail()
    assert.deepEqual([row.admin_id, row.act], [admin.id, 'publish_content'])
    assert.include(row.after, 'faq')
  })

  test('is approved once, and by an owner of all sites alone', async ({ assert, client }) => {
    const id = await idOf('faq')
    const path = `/admin/content/shipped/${id}/approve`
    const siteId = await closedSite()
    for (const { post } of [
      await adminAtWork(client, 'viewer'),
      await adminAtWork(client, 'owner', { changes: { siteId } }),
    ]) {
      await post(path)
      assert.include(await unapprovedTexts(null), 'faq')
    }
    const { post } = await adminAtWork(client, 'owner')
    await post(path)
    const { approved_at: first } = await db.from('shipped_texts').where({ id }).firstOrFail()
    await post(path)
    const again = await db.from('shipped_texts').where({ id }).firstOrFail()
    assert.equal(again.approved_at, first)
  })

  test('is a new version where a release changes it, unapproved, and the old one stays readable', async ({
    assert,
    client,
  }) => {
    await db.from('shipped_texts').update({ approved_at: 1 })
    assert.isEmpty(await unapprovedTexts(null))
    const wordings = [wording('faq', { words: 'Quite new.' })]
    await shipTexts(await sitePorts(), { wordings, hasMembers: true })
    assert.deepEqual(await unapprovedTexts(null), ['faq'])
    const read = async (path: string) => (await client.get(path)).text()
    assert.include(await read('/pages/faq'), 'Quite new.')
    assert.notInclude(await read('/pages/faq/versions/first'), 'Quite new.')
    assert.include(await read('/pages/faq/versions/first'), '1 December 2023')
  })

  test('is the same version as long as it says the same', async ({ assert }) => {
    const wordings = await shippedWordings()
    await shipTexts(await sitePorts(), { wordings, hasMembers: true })
    const rows = await db.from('shipped_texts')
    assert.lengthOf(rows, contentPages.length)
  })
})
