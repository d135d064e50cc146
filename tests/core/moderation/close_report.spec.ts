import { test } from '@japa/runner'
import { closeReport } from '#core/moderation/close_report'
import { bareStatement } from '#core/moderation/measures/measure'
import { takeMeasure } from '#core/moderation/measures/take_measure'
import { reportDecisions } from '#core/moderation/report'
import { ok, refuse } from '#core/result'
import { adaReports } from '#tests/support/moderation/core_report'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

async function reported() {
  const ports = await portsWith(ada(), bob())
  return { ports, reportId: await adaReports(ports) }
}

test.group('Closing a report', () => {
  for (const decision of reportDecisions) {
    test(`stores decision, time and evidence: ${decision}`, async ({ assert }) => {
      const { ports, reportId } = await reported()
      const { reports } = ports.repositories
      ports.clock.advance({ hours: 2 })
      assert.deepEqual(await closeReport(ports, { reportId, decision }), ok())
      assert.containsSubset(await reports.find(reportId), { status: 'closed', decision })
      assert.equal((await reports.find(reportId))?.closedAt?.valueOf(), ports.clock.now().valueOf())
      assert.isTrue(reports.evidence.has(reportId))
    })
  }

  test('bans the reported member only when that was decided', async ({ assert }) => {
    const statusAfter = async (decision: (typeof reportDecisions)[number]) => {
      const { ports, reportId } = await reported()
      await closeReport(ports, { reportId, decision })
      const { profiles, users } = ports.repositories
      const profile = await profiles.find(bob().profile.id)
      const events = ports.events.published.map(({ name }) => name)
      return { user: await users.statusOf(bob().profile.id), profile: profile?.status, events }
    }
    const unharmed = { user: 'active', profile: 'active', events: [] }
    assert.deepEqual(await statusAfter('no_violation'), unharmed)
    assert.deepEqual(await statusAfter('dealt_with'), unharmed)
    const events = ['member_shut_out']
    assert.deepEqual(await statusAfter('banned'), { user: 'banned', profile: 'disabled', events })
  })

  test('mails the reporter, and the banned member with the reason', async ({ assert }) => {
    const { ports, reportId } = await reported()
    await closeReport(ports, { reportId, decision: 'banned' })
    const [measure] = await ports.repositories.measures.where({ userId: bob().user.id })
    const { id: measureId } = measure
    assert.containSubset(measure, { kind: 'ban', breach: 'scam', reportId, takenBy: null })
    assert.deepEqual(ports.repositories.jobs.added, [
      { name: 'send_mail', kind: 'measure', userId: bob().user.id, measureId },
      { name: 'mail_about_fraud', userId: bob().user.id },
      { name: 'send_mail', kind: 'report_closed', userId: ada().user.id, reportId },
    ])
  })

  test('sends the reported member nothing when they are not banned', async ({ assert }) => {
    const { ports, reportId } = await reported()
    await closeReport(ports, { reportId, decision: 'dealt_with' })
    const mail = { name: 'send_mail', kind: 'report_closed', userId: ada().user.id, reportId }
    assert.deepEqual(ports.repositories.jobs.added, [mail])
  })

  test('erases the evidence at once when the reported member was erased', async ({ assert }) => {
    const { ports, reportId } = await reported()
    const { reports, users } = ports.repositories
    await users.update(bob().user.id, { status: 'deleted' })
    await closeReport(ports, { reportId, decision: 'dealt_with' })
    assert.isFalse(reports.evidence.has(reportId))
  })

  test('refuses to ban an erased member, and leaves the report open', async ({ assert }) => {
    const { ports, reportId } = await reported()
    const { reports, users } = ports.repositories
    await users.update(bob().user.id, { status: 'deleted' })
    const banned = await closeReport(ports, { reportId, decision: 'banned' })
    assert.deepEqual(banned, refuse('account_closed'))
    assert.containsSubset(await reports.find(reportId), { status: 'open', decision: null })
    assert.isTrue(reports.evidence.has(reportId))
    assert.isEmpty(ports.repositories.jobs.added)
  })

  test('is refused for a report that is closed already, or unknown', async ({ assert }) => {
    const { ports, reportId } = await reported()
    await closeReport(ports, { reportId, decision: 'no_violation' })
    const again = await closeReport(ports, { reportId, decision: 'banned' })
    assert.deepEqual(again, refuse('report_closed'))
    assert.equal(await ports.repositories.users.statusOf(bob().profile.id), 'active')
    const unknown = await closeReport(ports, { reportId: 'unknown', decision: 'no_violation' })
    assert.deepEqual(unknown, refuse('report_not_found'))
  })

  test('finds no false alarm where a measure stands because of it', async ({ assert }) => {
    const { ports, reportId } = await reported()
    const judgement = { userId: bob().user.id, reportId, takenBy: null }
    const deed = { kind: 'warning' } as const
    await takeMeasure(ports, { ...judgement, statement: bareStatement('scam'), deed })
    const closed = await closeReport(ports, { reportId, decision: 'no_violation' })
    assert.deepEqual(closed, refuse('measures_taken'))
    assert.containSubset(await ports.repositories.reports.find(reportId), { status: 'open' })
    assert.deepEqual(await closeReport(ports, { reportId, decision: 'dealt_with' }), ok())
  })

  test('allows a new report about the same thing', async ({ assert }) => {
    const { ports, reportId } = await reported()
    await closeReport(ports, { reportId, decision: 'no_violation' })
    assert.notEqual(await adaReports(ports), reportId)
  })
})
