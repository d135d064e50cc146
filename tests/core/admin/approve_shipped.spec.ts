import { test } from '@japa/runner'
import type { Admin } from '#core/admin/admin'
import { approveShipped } from '#core/admin/content/approve_shipped'
import { refuse } from '#core/result'
import { shipTexts } from '#core/sites/content/ship_texts'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { wording } from '#tests/support/sites/wordings'

async function shipped(changes: Partial<Admin> = {}) {
  const ports = fakePorts()
  await shipTexts(ports, { wordings: [wording('privacy')], hasMembers: false })
  const [{ id }] = await ports.repositories.shippedTexts.where({ page: 'privacy' })
  const by = actorOf(adminOf('owner', changes), ports.clock.now())
  return { approve: (text = id) => approveShipped(ports, { by, id: text }), by, id, ports }
}

test.group('A text that came with a release', () => {
  test('is approved once, with who and when', async ({ assert }) => {
    const { approve, by, id, ports } = await shipped()
    assert.isTrue((await approve()).ok)
    const text = await ports.repositories.shippedTexts.find(id)
    assert.equal(text?.approvedBy, by.adminId)
    assert.isTrue(text?.approvedAt?.equals(ports.clock.now()))
    const after = { page: 'privacy', approved: true }
    assert.containSubset(ports.repositories.audit.all.at(-1), { act: 'publish_content', after })
    assert.deepEqual(await approve(), refuse('text_approved'))
    assert.deepEqual(await approve('none'), refuse('version_not_found'))
  })

  test('is approved by nobody but an owner of all sites', async ({ assert }) => {
    for (const changes of [{ role: 'viewer' as const }, { siteId: 'other' }]) {
      const { approve } = await shipped(changes)
      assert.deepEqual(await approve(), refuse('act_not_allowed'))
    }
  })
})
