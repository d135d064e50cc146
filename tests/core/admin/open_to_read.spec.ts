import { test } from '@japa/runner'
import type { AdminRole } from '#core/admin/admin'
import { openToRead } from '#core/admin/conversations/open_to_read'
import { isReadingOpen } from '#core/admin/conversations/reading'
import { openConversation } from '#core/messaging/open_conversation'
import type { EvidenceKind } from '#core/moderation/report'
import { refuse } from '#core/result'
import type { Message } from '#core/messaging/message'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { adaReports } from '#tests/support/moderation/core_report'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

/** Ada and Bob have a conversation, about which Ada may report him. */
async function conversing() {
  const ports = await portsWith(ada(), bob())
  const pair = { profileId: ada().profile.id, partnerId: bob().profile.id }
  const { id } = await ports.unitOfWork.run((rows) => openConversation(rows, ports, pair))
  const report = (kind: EvidenceKind, evidenceId: string) => adaReports(ports, kind, evidenceId)
  const open = (
    { reason = '', reportId = null as string | null, conversationId = id } = {},
    role: AdminRole = 'moderator'
  ) => {
    const by = actorOf(adminOf(role), ports.clock.now())
    return openToRead(ports, { by, conversationId, reportId, reason })
  }
  return { ports, id, report, open }
}

test.group('An admin who opens a conversation', () => {
  test('needs a written reason, which is kept and logged without its words', async ({ assert }) => {
    const { id, open, ports } = await conversing()
    assert.deepEqual(await open({ reason: '  ' }), refuse('reason_missing'))
    assert.isEmpty(ports.repositories.audit.all)
    const opened = await open({ reason: ' A threat by phone ' })
    assert.isTrue(opened.ok)
    const adminId = adminOf('moderator').id
    const kept = await ports.repositories.readings.where({ conversationId: id })
    assert.containSubset(kept, [{ adminId, reason: 'A threat by phone', reportId: null }])
    assert.containSubset(ports.repositories.audit.all, [
      { act: 'read_conversation', adminId, subject: { kind: 'conversation', id } },
    ])
    assert.notInclude(JSON.stringify(ports.repositories.audit.all), 'threat')
  })

  test('or an open report about it', async ({ assert }) => {
    const { id, open, ports, report } = await conversing()
    const reportId = await report('conversation', id)
    assert.isTrue((await open({ reportId })).ok)
    await ports.repositories.reports.update(reportId, { status: 'closed' })
    assert.deepEqual(await open({ reportId }), refuse('report_elsewhere'))
  })

  test('cannot use a report about something else', async ({ assert }) => {
    const { id, open, ports, report } = await conversing()
    const ofProfile = await report('profile', bob().profile.id)
    assert.deepEqual(await open({ reportId: ofProfile }), refuse('report_elsewhere'))
    const ofAnother = await report('conversation', 'another conversation')
    assert.deepEqual(await open({ reportId: ofAnother }), refuse('report_elsewhere'))
    const { messages } = ports.repositories
    const ofMessage = await report('message', 'a message')
    messages.find = async () => ({ conversationId: 'another conversation' }) as Message
    assert.deepEqual(await open({ reportId: ofProfile }), refuse('report_elsewhere'))
    assert.deepEqual(await open({ reportId: ofMessage }), refuse('report_elsewhere'))
    assert.isEmpty(ports.repositories.audit.all)
    messages.find = async () => ({ conversationId: id }) as Message
    assert.deepEqual(await open({ reportId: ofProfile }), refuse('report_elsewhere'))
    assert.isTrue((await open({ reportId: ofMessage })).ok)
  })

  test('has it open for an hour', async ({ assert }) => {
    const { id, open, ports } = await conversing()
    await open({ reason: 'A threat by phone' })
    const [reading] = await ports.repositories.readings.where({ conversationId: id })
    ports.clock.advance({ minutes: 60, milliseconds: -1 })
    assert.isTrue(isReadingOpen(reading, ports.clock.now()))
    ports.clock.advance({ milliseconds: 1 })
    assert.isFalse(isReadingOpen(reading, ports.clock.now()))
  })

  test('needs the right to, and a conversation', async ({ assert }) => {
    const { open } = await conversing()
    const reason = 'A threat by phone'
    assert.deepEqual(await open({ reason }, 'support'), refuse('act_not_allowed'))
    const unknown = await open({ reason, conversationId: 'unknown' })
    assert.deepEqual(unknown, refuse('conversation_not_found'))
  })
})
