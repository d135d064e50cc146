import { test } from '@japa/runner'
import { logReading } from '#core/admin/audit/log_reading'
import { verifyAudit } from '#core/admin/audit/verify_audit'
import { ok } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'

test.group('What an admin reads', () => {
  test('stands in the audit log once a day, and each saved file', async ({ assert }) => {
    const ports = fakePorts()
    const log = async (
      role: 'support' | 'finance',
      act: 'read_member' | 'save_file',
      id: string
    ) => {
      const by = actorOf(adminOf(role), null)
      const subject = { kind: act === 'save_file' ? 'file' : 'member', id } as const
      await logReading(ports, { by, act, subject, siteId: null })
    }
    for (let time = 0; time < 3; time++) {
      await log('support', 'read_member', 'ada')
      await log('support', 'save_file', 'members')
    }
    await log('finance', 'read_member', 'ada')
    await log('support', 'read_member', 'bob')
    ports.clock.advance({ hours: 12 })
    await log('support', 'read_member', 'ada')
    const rows = ports.repositories.audit.all
    assert.deepEqual(
      rows.map(({ act, subject }) => `${act} ${subject.id}`),
      [
        'read_member ada',
        ...Array(3).fill('save_file members'),
        'read_member ada',
        'read_member bob',
        'read_member ada',
      ]
    )
    assert.deepEqual(await verifyAudit(ports), ok({ rows: 7 }))
  })
})
