import { test } from '@japa/runner'
import { claimWork } from '#core/admin/claims/work_claim'
import { terminal, type Admin, type AdminRole, type SignedInAdmin } from '#core/admin/admin'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import { banReported, closeCase, decideReport } from '#core/admin/reports/decide_report'
import type { Ports } from '#core/ports'
import { ok } from '#core/result'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { adaReports } from '#tests/support/moderation/core_report'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const statement = {
  breach: 'scam',
  law: null,
  facts: 'You asked three members for money',
  machine: 'none',
} as const

/** Ada has reported Bob. */
async function reported({ credits = 0 } = {}) {
  const ports = await portsWith(ada(), bob({ user: { credits } }))
  const reportId = await adaReports(ports)
  const as = (role: AdminRole, changes: Partial<Admin> = {}) =>
    actorOf(adminOf(role, changes), ports.clock.now())
  const reason = 'Asked three members for money'
  const ban = (by: SignedInAdmin) => banReported(ports, { by, reportId, statement })
  return { ports, reportId, as, reason, ban }
}

test.group('An admin who decides a report', () => {
  test('closes it with a row in the audit log', async ({ assert }) => {
    const { as, ports, reason, reportId } = await reported()
    const by = as('moderator')
    const decided = await closeCase(ports, { by, decision: 'no_violation', reason, reportId })
    assert.deepEqual(decided, ok())
    assert.containSubset(ports.repositories.audit.all, [
      {
        act: 'decide_report',
        adminId: by.adminId,
        subject: { kind: 'report', id: reportId },
        siteId: bob().profile.siteId,
        after: { decision: 'no_violation' },
        reason,
      },
    ])
  })

  test('bans at once a member without credits', async ({ assert }) => {
    const { as, ban, ports } = await reported()
    assert.deepEqual(await ban(as('moderator')), ok({ waits: false }))
    assert.equal(await ports.repositories.users.statusOf(bob().profile.id), 'banned')
    const [row] = ports.repositories.audit.all
    const after = { decision: 'banned', breach: 'scam', law: null }
    assert.containSubset(row, { act: 'ban_member', before: { status: 'open' }, after })
  })

  test('needs a second one to ban a member with unused credits', async ({ assert }) => {
    const { as, ban, ports, reportId } = await reported({ credits: 5 })
    await ports.repositories.admins.add(adminOf('owner'))
    const asked = await ban(as('moderator'))
    assert.deepEqual(asked, ok({ waits: true }))
    const { reports, users } = ports.repositories
    assert.equal(await users.statusOf(bob().profile.id), 'suspended')
    assert.containSubset(await reports.find(reportId), { status: 'open' })

    const [{ id: proposalId }] = await ports.repositories.proposals.where({ status: 'waiting' })
    const all = ports as unknown as Ports
    const confirmed = await confirmProposal(all, { by: as('owner'), proposalId })
    assert.deepEqual(confirmed, ok({ alone: false }))
    assert.equal(await users.statusOf(bob().profile.id), 'banned')
    assert.containSubset(await reports.find(reportId), { status: 'closed', decision: 'banned' })
    const facts = 'You asked three members for money'
    const takenBy = as('moderator').adminId
    const kept = await ports.repositories.measures.where({ userId: bob().user.id })
    assert.containSubset(kept, [{ kind: 'ban', facts, takenBy, reportId }])
    const mailed = { bannedBy: takenBy, mailedAt: ports.clock.now() }
    assert.containSubset(await ports.repositories.fraudWarnings.find(bob().user.id), mailed)
    // Whoever lifts the ban finds no suspension left of it.
    assert.isNull((await users.find(bob().user.id))?.suspendedUntil)
  })

  test('is refused while another one has it in hand, until that claim ends', async ({ assert }) => {
    const { as, ports, reason, reportId } = await reported()
    const other = adminOf('owner').id
    await claimWork(ports, { kind: 'report', subjectId: reportId, adminId: other })
    const decide = () =>
      closeCase(ports, { by: as('moderator'), decision: 'dealt_with', reason, reportId })
    assert.containSubset(await decide(), { refusal: 'claimed_by_other' })
    assert.isEmpty(ports.repositories.audit.all)
    assert.containSubset(await ports.repositories.reports.find(reportId), { status: 'open' })
    ports.clock.advance({ minutes: 5 })
    assert.isTrue((await decide()).ok)
  })

  test('takes no case from others by an act that is refused', async ({ assert }) => {
    const { as, ports, reason, reportId } = await reported()
    await closeCase(ports, { by: as('support'), decision: 'dealt_with', reason, reportId })
    const by = as('moderator')
    const decided = await closeCase(ports, { by, decision: 'dealt_with', reason, reportId })
    assert.isTrue(decided.ok)
  })

  test('decides it once', async ({ assert }) => {
    const { as, ports, reason, reportId } = await reported()
    const by = as('moderator')
    await closeCase(ports, { by, decision: 'no_violation', reason, reportId })
    const again = await closeCase(ports, { by, decision: 'dealt_with', reason, reportId })
    assert.containSubset(again, { refusal: 'report_closed' })
    assert.lengthOf(ports.repositories.audit.all, 1)
  })

  test('cannot ban a member who was erased meanwhile', async ({ assert }) => {
    const { as, ban, ports } = await reported()
    await ports.repositories.users.update(bob().user.id, { status: 'deleted' })
    const banned = await ban(as('moderator'))
    assert.containSubset(banned, { refusal: 'account_closed' })
    assert.isEmpty(ports.repositories.audit.all)
  })

  test('is refused by role, site and age of the second factor', async ({ assert }) => {
    const { as, ban, ports, reason, reportId } = await reported()
    await claimWork(ports, { kind: 'report', subjectId: reportId, adminId: 'another' })
    const close = (by: SignedInAdmin) =>
      closeCase(ports, { by, decision: 'no_violation', reason, reportId })
    const elsewhere = as('moderator', { siteId: 'another site' })
    const stale = actorOf(adminOf('moderator'), null)
    assert.containSubset(await ban(as('support')), { refusal: 'act_not_allowed' })
    assert.containSubset(await close(elsewhere), { refusal: 'act_not_allowed' })
    assert.containSubset(await ban(elsewhere), { refusal: 'act_not_allowed' })
    ports.clock.advance({ minutes: 5 })
    assert.containSubset(await ban(stale), { refusal: 'second_factor_due' })
  })

  test('may be an operator in a terminal, who is logged too', async ({ assert }) => {
    const { ports, reportId } = await reported({ credits: 5 })
    await decideReport(ports, { by: terminal, decision: 'banned', reason: null, reportId })
    assert.containSubset(ports.repositories.audit.all, [{ act: 'ban_member', adminId: null }])
    assert.equal(await ports.repositories.users.statusOf(bob().profile.id), 'banned')
  })
})
