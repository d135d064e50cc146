import { test } from '@japa/runner'
import type { AdminRole } from '#core/admin/admin'
import { claimWork } from '#core/admin/claims/work_claim'
import { actOnReport, type ReportDeed } from '#core/admin/reports/act_on_report'
import { caseActs, caseActsFor, deedOfAct } from '#core/admin/reports/case_act'
import { closeReport } from '#core/moderation/close_report'
import { noPicture } from '#core/messaging/message'
import { ok, refuse } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { adaReports } from '#tests/support/moderation/core_report'
import { ada, bob, join } from '#tests/support/people/people'
import { photoOf } from '#tests/support/profiles/albums'

const typed = { breach: 'scam', law: '', facts: 'You asked for money', machine: 'none' } as const

const chat = 'the chat of ada and bob'

/** Ada has reported Bob, who has a photo and a text; by default his profile. */
async function reported({
  credits = 0,
  of = 'profile',
}: { credits?: number; of?: 'profile' | 'message' | 'conversation' } = {}) {
  const ports = fakePorts()
  await join(
    ports.repositories,
    ada(),
    bob({ user: { credits }, profile: { about: 'Send me money' } })
  )
  await ports.repositories.photos.add(photoOf(bob(), 'of bob'))
  await ports.repositories.photos.add(photoOf(ada(), 'of ada'))
  const evidenceId = { profile: bob().profile.id, message: 'of bob', conversation: chat }[of]
  const reportId = await adaReports(ports, of, evidenceId)
  const act = (
    deed: ReportDeed,
    { role = 'moderator' as AdminRole, facts = String(typed.facts) } = {}
  ) => {
    const by = actorOf(adminOf(role), ports.clock.now())
    return actOnReport(ports, { by, reportId, deed, statement: { ...typed, facts } })
  }
  return { ports, reportId, act }
}

const messages = [
  { id: 'of bob', sender: bob(), conversationId: chat },
  { id: 'of ada', sender: ada(), conversationId: chat },
  { id: 'of bob elsewhere', sender: bob(), conversationId: 'another chat' },
]

/** Bob and Ada wrote in the chat that she reported, and he wrote in another one. */
async function reportedChat(of: 'message' | 'conversation' = 'conversation') {
  const found = await reported({ of })
  const now = found.ports.clock.now()
  for (const [index, { conversationId, id, sender }] of messages.entries()) {
    await found.ports.repositories.messages.add({
      id,
      conversationId,
      senderId: sender.profile.id,
      clientId: id,
      sequence: index + 1,
      kind: 'text',
      body: 'Send money',
      ...noPicture,
      cost: 0,
      sentAt: now,
      deliveredAt: now,
      removedAt: null,
    })
  }
  const hide = (messageId?: string) => found.act({ kind: 'hidden_text', of: 'message', messageId })
  return { ...found, hide }
}

test.group('An admin who acts on a report', () => {
  test('suspends for the days that are offered, and hides a message that was reported', ({
    assert,
  }) => {
    const offered = (['suspension_1', 'suspension_7', 'suspension_30'] as const).map((act) =>
      deedOfAct(act)
    )
    const days = [1, 7, 30] as const
    assert.deepEqual(
      offered,
      days.map((one) => ({ kind: 'suspension', days: one }))
    )
    assert.deepEqual(deedOfAct('hidden_profile'), { kind: 'hidden_text', of: 'profile' })
    assert.include(caseActsFor('message'), 'hidden_message')
    assert.deepEqual(
      caseActsFor('profile'),
      caseActs.filter((act) => act !== 'hidden_message')
    )
  })

  test('hides a message within the reported chat, once', async ({ assert }) => {
    const { hide, ports, reportId } = await reportedChat()
    assert.deepEqual(await hide('of bob'), ok({ waits: false }))
    const { audit, jobs, measures, messages: stored } = ports.repositories
    assert.isNotNull((await stored.find('of bob'))?.removedAt)
    assert.containSubset(await measures.where({ reportId }), [
      { kind: 'hidden_text', subjectId: 'of bob', hiddenText: 'Send money' },
    ])
    assert.containSubset(jobs.added, [{ name: 'send_mail', kind: 'measure' }])
    assert.lengthOf(audit.all, 1)
    assert.deepEqual(await hide('of bob'), refuse('text_not_found'))
  })

  test('hides the message that was reported, and no other of its chat', async ({ assert }) => {
    const { hide } = await reportedChat('message')
    assert.deepEqual(await hide('of bob elsewhere'), refuse('text_not_found'))
    assert.deepEqual(await hide(), ok({ waits: false }))
  })

  test('asks a second one to ban a member with unused credits', async ({ assert }) => {
    const { act, ports, reportId } = await reported({ credits: 5 })
    await claimWork(ports, { kind: 'report', subjectId: reportId, adminId: 'another' })
    assert.containSubset(await act({ kind: 'ban' }), { refusal: 'claimed_by_other' })
    ports.clock.advance({ minutes: 5 })
    assert.deepEqual(await act({ kind: 'ban' }), ok({ waits: true }))
    await closeReport(ports, { reportId, decision: 'dealt_with' })
    assert.deepEqual(await act({ kind: 'ban' }), refuse('report_closed'))
  })

  for (const messageId of ['of ada', 'of bob elsewhere', 'none', undefined]) {
    test(`hides no message of a reported chat that is ${messageId}`, async ({ assert }) => {
      const { hide, ports } = await reportedChat()
      assert.deepEqual(await hide(messageId), refuse('text_not_found'))
      for (const { id } of messages)
        assert.isNull((await ports.repositories.messages.find(id))?.removedAt)
      assert.isEmpty(ports.repositories.audit.all)
    })
  }

  test('may take several measures, and the report stays open', async ({ assert }) => {
    const { act, ports, reportId } = await reported()
    const photoId = 'of bob'
    const deeds: ReportDeed[] = [
      { kind: 'warning' },
      { kind: 'hidden_text', of: 'profile' },
      { kind: 'hidden_photo', photoId, rejection: 'not_you' },
      { kind: 'suspension', days: 7 },
    ]
    for (const deed of deeds) assert.deepEqual(await act(deed), ok({ waits: false }))
    const { audit, jobs, measures, photos, profiles, reports } = ports.repositories
    const kept = await measures.where({ reportId })
    assert.sameMembers(
      kept.map(({ kind }) => kind),
      deeds.map(({ kind }) => kind)
    )
    assert.isTrue(kept.every(({ facts, takenBy }) => facts === typed.facts && takenBy !== null))
    assert.containSubset(await photos.find(photoId), { status: 'rejected', rejection: 'not_you' })
    assert.isNull((await profiles.find(bob().profile.id))?.about)
    assert.containSubset(await reports.find(reportId), { status: 'open' })
    const mails = jobs.added.flatMap((job) => (job.name === 'send_mail' ? [job.kind] : []))
    assert.deepEqual(mails, ['measure', 'measure', 'measure', 'measure'])
    assert.lengthOf(audit.all, 4)
    assert.equal(audit.all[3].act, 'suspend_member')
    assert.notInclude(JSON.stringify(audit.all), typed.facts)
  })

  test('must say what happened', async ({ assert }) => {
    const { act, ports } = await reported()
    const refused = await act({ kind: 'warning' }, { facts: '  ' })
    assert.deepEqual(refused, refuse('facts_missing'))
    assert.isEmpty(ports.repositories.audit.all)
  })

  test('hides nothing that is not of the reported member', async ({ assert }) => {
    const { act, ports } = await reported()
    const foreign = await act({ kind: 'hidden_photo', photoId: 'of ada', rejection: 'not_you' })
    assert.deepEqual(foreign, refuse('photo_not_found'))
    const noMessage = await act({ kind: 'hidden_text', of: 'message' })
    assert.deepEqual(noMessage, refuse('text_not_found'))
    assert.isEmpty(ports.repositories.audit.all)
  })

  test('is refused while another one has it in hand, and once it is decided', async ({
    assert,
  }) => {
    const { act, ports, reportId } = await reported()
    await claimWork(ports, { kind: 'report', subjectId: reportId, adminId: 'another' })
    assert.containSubset(await act({ kind: 'warning' }), { refusal: 'claimed_by_other' })
    ports.clock.advance({ minutes: 5 })
    await closeReport(ports, { reportId, decision: 'no_violation' })
    assert.deepEqual(await act({ kind: 'warning' }), refuse('report_closed'))
    assert.deepEqual(await act({ kind: 'ban' }), refuse('report_closed'))
    assert.lengthOf(await ports.repositories.measures.where({ reportId }), 0)
  })

  test('needs the right to', async ({ assert }) => {
    const { act } = await reported()
    const refused = await act({ kind: 'warning' }, { role: 'support' })
    assert.deepEqual(refused, refuse('act_not_allowed'))
  })

  test('is told when the member erased their account meanwhile', async ({ assert }) => {
    const { act, ports } = await reported()
    await ports.repositories.users.update(bob().user.id, { status: 'deleted' })
    assert.deepEqual(await act({ kind: 'warning' }), refuse('account_closed'))
  })
})
