import { test } from '@japa/runner'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { eraseEvidence } from '#core/moderation/erase_evidence'
import { evidenceDays, parseExplanation, type Evidence, type Report } from '#core/moderation/report'
import { reportMember } from '#core/moderation/report_member'
import { ok } from '#core/result'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, cleo } from '#tests/support/people/people'

const evidence: Evidence = { name: 'Bob', about: 'Hoi', lines: [], picture: null }
const bobsProfile = { evidenceKind: 'profile', evidenceId: bob().profile.id } as const

function report(ports: FakePorts, changes: Partial<Report> & { seen?: Evidence } = {}) {
  const { seen = evidence, ...said } = changes
  return reportMember(ports, {
    reporterId: ada().profile.id,
    reportedId: bob().profile.id,
    reason: 'scam',
    explanation: null,
    ...bobsProfile,
    ...said,
    evidence: seen,
    settings: { reportsPerDay: 2 },
  })
}

function reportsOf({ repositories }: FakePorts) {
  return [...repositories.reports.rows.values()]
}

function evidenceOf({ repositories }: FakePorts) {
  return [...repositories.reports.evidence.values()]
}

test.group('Reporting a member', () => {
  test('stores an open report with its evidence', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    assert.deepEqual(await report(ports, { explanation: 'He wants money' }), ok())
    assert.containsSubset(reportsOf(ports), [
      { reason: 'scam', explanation: 'He wants money', status: 'open', ...bobsProfile },
    ])
    assert.deepEqual(evidenceOf(ports), [evidence])
  })

  test('repeated for the same subject updates it: newest reason, all explanations, first evidence', async ({
    assert,
  }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    await report(ports, { explanation: 'He wants money' })
    ports.clock.advance({ hours: 1 })
    const seen = { ...evidence, name: 'Nice Bob' }
    await report(ports, { reason: 'harassment', explanation: 'And threatens me', seen })
    const [kept, ...others] = reportsOf(ports)
    assert.isEmpty(others)
    assert.equal(kept.reason, 'harassment')
    assert.equal(kept.explanation, 'He wants money\n\nAnd threatens me')
    assert.deepEqual(kept.reportedAt, ports.clock.now())
    assert.deepEqual(evidenceOf(ports), [evidence])
  })

  test('with two concurrent requests makes one report', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    await Promise.all([report(ports), report(ports)])
    assert.lengthOf(reportsOf(ports), 1)
  })

  test('stores a repeated explanation once', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    for (const explanation of ['He wants money', 'He wants money', null]) {
      await report(ports, { explanation })
    }
    assert.equal(reportsOf(ports)[0].explanation, 'He wants money')
  })

  test('about something else, or by another member, is a separate report', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    await report(ports)
    await report(ports, { evidenceKind: 'photo', evidenceId: ports.ids.next() })
    await report(ports, { reporterId: cleo().profile.id })
    assert.lengthOf(reportsOf(ports), 3)
  })

  test('after the previous report was closed makes a new one', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    await report(ports)
    const [closed] = reportsOf(ports)
    ports.repositories.reports.rows.set(closed.id, { ...closed, status: 'closed' })
    await report(ports)
    assert.lengthOf(reportsOf(ports), 2)
  })

  test('is limited per day, except for repetitions', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    const photo = () => ({ evidenceKind: 'photo', evidenceId: ports.ids.next() }) as const
    await report(ports)
    await report(ports, photo())
    const third = await report(ports, photo())
    assert.containsSubset(third, { refusal: 'too_many_reports', details: { max: 2 } })
    assert.deepEqual(await report(ports), ok())
    assert.lengthOf(reportsOf(ports), 2)

    ports.clock.advance({ hours: 24, milliseconds: 1 })
    assert.deepEqual(await report(ports, photo()), ok())
  })

  test('is refused for oneself and for an unknown member', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    const oneself = await report(ports, { reportedId: ada().profile.id })
    assert.containsSubset(oneself, { refusal: 'own_profile' })
    const unknown = await report(ports, { reportedId: ports.ids.next() })
    assert.containsSubset(unknown, { refusal: 'member_not_found' })
    assert.isEmpty(reportsOf(ports))
  })
})

test.group('The explanation of a report', () => {
  test('is required for "other" and optional for every other reason', ({ assert }) => {
    assert.containsSubset(parseExplanation('other', '  '), {
      refusal: 'report_explanation_missing',
    })
    assert.deepEqual(parseExplanation('other', ' Hm '), ok('Hm'))
    assert.deepEqual(parseExplanation('scam', ''), ok(null))
  })

  test('has a limit in characters', ({ assert }) => {
    assert.deepEqual(parseExplanation('scam', '👍🏽'.repeat(1000)), ok('👍🏽'.repeat(1000)))
    const tooLong = parseExplanation('scam', 'a'.repeat(1001))
    assert.containsSubset(tooLong, { refusal: 'text_too_long', details: { max: 1000 } })
  })
})

test.group('The evidence of a report', () => {
  test('is erased 180 days after the last report; the report stays', async ({ assert }) => {
    const ports = await portsWith(ada(), bob(), cleo())
    await report(ports)
    ports.clock.advance({ days: 10 })
    await report(ports)
    ports.clock.advance({ days: evidenceDays })
    await eraseEvidence(ports)
    assert.lengthOf(evidenceOf(ports), 1)

    ports.clock.advance({ milliseconds: 1 })
    await eraseEvidence(ports)
    assert.isEmpty(evidenceOf(ports))
    assert.lengthOf(reportsOf(ports), 1)
  })
})
