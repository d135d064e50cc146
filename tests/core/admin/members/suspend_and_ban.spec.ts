import { test } from '@japa/runner'
import { confirmProposal, declineProposal } from '#core/admin/four_eyes/decide_proposal'
import { banFromFile } from '#core/admin/members/ban_member'
import { suspendMember } from '#core/admin/members/suspend_member'
import { liftBan, liftMemberMeasure } from '#core/admin/members/lift_member_measure'
import type { Ports } from '#core/ports'
import { ok, refuse } from '#core/result'
import type { UserStatus } from '#core/users/user'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const { id: userId, siteId } = bob().user
const reason = 'The bank confirms it'
const law = 'Fraud act'
const reasons = { breach: 'scam', law, facts: 'You lied' } as const
const statement = { ...reasons, machine: 'none' } as const
const told = { ...reasons, takenBy: adminOf('owner').id }

async function began(credits = 0) {
  const ports = await portsWith(ada(), bob({ user: { credits } }))
  const by = actorOf(adminOf('owner'), ports.clock.now())
  const { audit, jobs, measures, users } = ports.repositories
  return {
    ports,
    by,
    ban: (who = by) => banFromFile(ports, { by: who, userId, statement }),
    suspend: () => suspendMember(ports, { by, userId, days: 7, statement }),
    liftBan: (why = reason) => liftBan(ports, { by, userId, reason: why }),
    measures: () => measures.where({ userId }),
    status: async () => (await users.find(userId))?.status,
    mails: () => jobs.added.flatMap((job) => (job.name === 'send_mail' ? [job.kind] : [])),
    lastRow: () => audit.all.at(-1),
  }
}

test.group('A member who is judged from their file', () => {
  test('is suspended with the reasons, until that is lifted', async ({ assert }) => {
    const { by, lastRow, mails, measures, ports, suspend } = await began()
    assert.deepEqual(await suspend(), ok())
    const [{ id: measureId, ...measure }] = await measures()
    assert.containSubset(measure, { ...told, kind: 'suspension', reportId: null })
    const until = ports.clock.now().plus({ days: 7 }).toISO()
    const after = { measure: measureId, kind: 'suspension', breach: 'scam', law, until }
    assert.containSubset(lastRow(), { act: 'suspend_member', siteId, after })

    const lift = (changes = {}) =>
      liftMemberMeasure(ports, { by, userId, measureId, reason, ...changes })
    assert.deepEqual(await lift({ reason: ' ' }), refuse('reason_missing'))
    assert.deepEqual(await lift({ userId: ada().user.id }), refuse('measure_not_found'))
    assert.deepEqual(await lift(), ok())
    const change = { before: { measure: measureId, kind: 'suspension' }, after: { lifted: true } }
    assert.containSubset(lastRow(), { act: 'suspend_member', reason, ...change })
    assert.deepEqual(await lift(), refuse('measure_lifted'))
    assert.deepEqual(mails(), ['measure', 'measure_lifted'])
  })

  test('is banned at once without credits, until all bans are lifted', async ({ assert }) => {
    const {
      ban,
      by,
      lastRow,
      liftBan: lift,
      mails,
      measures,
      ports,
      status,
      suspend,
    } = await began()
    assert.deepEqual(await lift(), refuse('not_banned'))
    assert.deepEqual(await ban(), ok({ waits: false }))
    assert.equal(await status(), 'banned')
    const [first] = await measures()
    assert.containSubset(first, { ...told, kind: 'ban' })
    const after = { measure: first.id, kind: 'ban', breach: 'scam', law, until: null }
    assert.containSubset(lastRow(), { act: 'ban_member', before: { status: 'active' }, after })
    assert.deepEqual(await ban(), refuse('already_banned'))
    assert.deepEqual(await suspend(), refuse('already_banned'))
    // An admin of another site must not learn that.
    assert.deepEqual(await ban({ ...by, siteId: 'another' }), refuse('act_not_allowed'))

    const asAny = { by, userId, measureId: first.id, reason }
    assert.deepEqual(await liftMemberMeasure(ports, asAny), refuse('measure_not_found'))
    const takenAt = first.takenAt.plus({ days: 1 })
    await ports.repositories.measures.add({ ...first, id: 'second', takenAt })
    assert.deepEqual(await lift(' '), refuse('reason_missing'))
    assert.deepEqual(await lift(), ok())
    assert.equal(await status(), 'active')
    assert.isTrue((await measures()).every(({ liftedAt }) => liftedAt !== null))
    assert.containSubset(ports.repositories.jobs.added.at(-1), { userId, measureId: 'second' })
    const change = { before: { status: 'banned' }, after: { status: 'active' } }
    assert.containSubset(lastRow(), { act: 'lift_ban', reason, ...change })
    // A ban of before measures were kept has none to tell of.
    const { profiles, users } = ports.repositories
    await users.update(userId, { status: 'banned' })
    await profiles.update(bob().profile.id, { status: 'disabled' })
    assert.deepEqual(await lift(), ok())
    assert.equal(await status(), 'active')
    assert.equal((await profiles.find(bob().profile.id))?.status, 'active')
    assert.deepEqual(mails(), ['measure', 'measure_lifted'])
  })

  test('is banned with unused credits once a second admin confirms', async ({ assert }) => {
    const { ban, by, measures, ports, status } = await began(1)
    assert.deepEqual(await ban(), ok({ waits: true }))
    assert.equal(await status(), 'active')
    const [{ id: proposalId }] = await ports.repositories.proposals.where({ status: 'waiting' })
    const second = { ...by, adminId: adminOf('moderator').id }
    const confirmIf = async (now: UserStatus) => {
      await ports.repositories.users.update(userId, { status: now })
      return confirmProposal(ports as unknown as Ports, { by: second, proposalId })
    }
    assert.deepEqual(await confirmIf('banned'), refuse('already_banned'))
    assert.isTrue((await confirmIf('active')).ok)
    assert.containSubset(await measures(), [{ ...told, kind: 'ban' }])
    const mailed = { bannedBy: by.adminId, mailedAt: ports.clock.now() }
    assert.containSubset(await ports.repositories.fraudWarnings.find(userId), mailed)
    assert.deepEqual(await ban(), refuse('already_banned'))
  })

  test('is suspended while a ban waits, and free again once it is declined', async ({ assert }) => {
    const { ban, by, mails, measures, ports } = await began(1)
    await ban()
    const profile = async () => (await ports.repositories.profiles.find(bob().profile.id))?.status
    assert.containSubset(await measures(), [{ ...told, kind: 'suspension' }])
    assert.equal(await profile(), 'disabled')
    const [{ id: proposalId }] = await ports.repositories.proposals.where({ status: 'waiting' })
    await declineProposal(ports, { by, proposalId })
    assert.equal(await profile(), 'active')
    assert.deepEqual(mails(), ['measure', 'measure_lifted'])
  })
})
