import { test } from '@japa/runner'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import { banFromFile, suspendMember } from '#core/admin/members/judge_member'
import { liftBan, liftMemberMeasure } from '#core/admin/members/lift_member_measure'
import type { Ports } from '#core/ports'
import { ok, refuse } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { ada, bob, join } from '#tests/support/people/people'

const { id: userId, siteId } = bob().user
const reason = 'The bank confirms it'
const reasons = { breach: 'scam', law: 'Fraud act', facts: 'You lied' } as const
const statement = { ...reasons, machine: 'none' } as const
const told = { ...reasons, takenBy: adminOf('owner').id }

async function began(credits = 0) {
  const ports = fakePorts()
  await join(ports.repositories, ada(), bob({ user: { credits } }))
  const by = actorOf(adminOf('owner'), ports.clock.now())
  const { audit, jobs, measures, users } = ports.repositories
  return {
    ports,
    by,
    ban: () => banFromFile(ports, { by, userId, statement }),
    suspend: () => suspendMember(ports, { by, userId, days: 7, statement }),
    measures: () => measures.where({ userId }, 'takenAt', 'id'),
    status: async () => (await users.find(userId))?.status,
    mails: () => jobs.added.flatMap((job) => (job.name === 'send_mail' ? [job.kind] : [])),
    lastRow: () => audit.all.at(-1),
  }
}

test.group('A member who is judged from their file', () => {
  test('is suspended, with the reasons', async ({ assert }) => {
    const { lastRow, mails, measures, ports, suspend } = await began()
    assert.deepEqual(await suspend(), ok())
    const [measure] = await measures()
    assert.containSubset(measure, { ...told, kind: 'suspension', reportId: null })
    const until = ports.clock.now().plus({ days: 7 }).toISO()
    const { id } = measure
    const after = { measure: id, kind: 'suspension', breach: 'scam', law: 'Fraud act', until }
    assert.containSubset(lastRow(), { act: 'suspend_member', siteId, after })
    assert.deepEqual(mails(), ['measure'])
  })

  test('is banned at once without credits, and not again', async ({ assert }) => {
    const { ban, lastRow, measures, ports, status, suspend } = await began()
    assert.deepEqual(await ban(), ok({ waits: false }))
    assert.equal(await status(), 'banned')
    const [{ id, ...measure }] = await measures()
    assert.containSubset(measure, { ...told, kind: 'ban' })
    const after = { measure: id, kind: 'ban', breach: 'scam', law: 'Fraud act', until: null }
    assert.containSubset(lastRow(), { act: 'ban_member', before: { status: 'active' }, after })
    assert.deepEqual(await ban(), refuse('already_banned'))
    assert.deepEqual(await suspend(), refuse('already_banned'))
    // An admin of another site must not learn that.
    const by = actorOf(adminOf('owner', { siteId: 'another' }), ports.clock.now())
    const foreign = await banFromFile(ports, { by, userId, statement })
    assert.deepEqual(foreign, refuse('act_not_allowed'))
  })

  test('is banned with unused credits once a second admin confirms, only once', async ({
    assert,
  }) => {
    const { ban, by, measures, ports, status } = await began(1)
    assert.deepEqual(await ban(), ok({ waits: true }))
    assert.deepEqual(await ban(), refuse('already_proposed'))
    assert.equal(await status(), 'active')
    const [{ id: proposalId }] = await ports.repositories.proposals.where({ status: 'waiting' })
    const second = { by: { ...by, adminId: adminOf('moderator').id }, proposalId }
    await ports.repositories.users.update(userId, { status: 'banned' })
    const late = await confirmProposal(ports as unknown as Ports, second)
    assert.deepEqual(late, refuse('already_banned'))
    await ports.repositories.users.update(userId, { status: 'deleted' })
    const gone = await confirmProposal(ports as unknown as Ports, second)
    assert.deepEqual(gone, refuse('member_not_found'))
    await ports.repositories.users.update(userId, { status: 'active' })
    assert.isTrue((await confirmProposal(ports as unknown as Ports, second)).ok)
    assert.containSubset(await measures(), [{ ...told, kind: 'ban' }])
    assert.deepEqual(await ban(), refuse('already_banned'))
  })
})

test.group('A measure that is lifted in the file', () => {
  test('is a ban: all that stand, and one mail', async ({ assert }) => {
    const { ban, by, lastRow, mails, measures, ports, status } = await began()
    const lift = (why = reason) => liftBan(ports, { by, userId, reason: why })
    assert.deepEqual(await lift(), refuse('not_banned'))
    await ban()
    const [first] = await measures()
    const takenAt = first.takenAt.plus({ days: 1 })
    await ports.repositories.measures.add({ ...first, id: 'second', takenAt })
    assert.deepEqual(await lift(' '), refuse('reason_missing'))
    assert.deepEqual(await lift(), ok())
    assert.equal(await status(), 'active')
    assert.isTrue((await measures()).every(({ liftedAt }) => liftedAt !== null))
    assert.deepEqual(mails(), ['measure', 'measure_lifted'])
    assert.containSubset(ports.repositories.jobs.added.at(-1), { userId, measureId: 'second' })
    const change = { before: { status: 'banned' }, after: { status: 'active' } }
    assert.containSubset(lastRow(), { act: 'lift_ban', reason, ...change })
    // A ban of before measures were kept has none to tell of.
    await ports.repositories.users.update(userId, { status: 'banned' })
    assert.deepEqual(await lift(), ok())
    assert.deepEqual([await status(), mails().length], ['active', 2])
  })

  test('is any other one of theirs, once', async ({ assert }) => {
    const { ban, by, lastRow, mails, measures, ports, suspend } = await began()
    await suspend()
    await ban()
    const [{ id: measureId }, { id: banId }] = (await measures()).toSorted((one, other) =>
      other.kind.localeCompare(one.kind)
    )
    const lift = (changes = {}) =>
      liftMemberMeasure(ports, { by, userId, measureId, reason, ...changes })
    assert.deepEqual(await lift({ reason: ' ' }), refuse('reason_missing'))
    assert.deepEqual(await lift({ measureId: banId }), refuse('measure_not_found'))
    assert.deepEqual(await lift({ userId: ada().user.id }), refuse('measure_not_found'))
    assert.deepEqual(await lift(), ok())
    const change = { before: { measure: measureId, kind: 'suspension' }, after: { lifted: true } }
    assert.containSubset(lastRow(), { act: 'suspend_member', reason, ...change })
    assert.deepEqual(await lift(), refuse('measure_lifted'))
    assert.deepEqual(mails(), ['measure', 'measure', 'measure_lifted'])
  })
})
