import { test } from '@japa/runner'
import { returnByLogin } from '#core/accounts/leaving/return_to_account'
import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { makeReturnLink } from '#core/accounts/leaving/make_return_link'
import { logIn } from '#core/accounts/logging_in/log_in'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import { proposeMemberEmail } from '#core/admin/members/change_member_email'
import { proposeDeletion, takeBackDeletion } from '#core/admin/members/delete_member'
import {
  prepareExport,
  removeOldExports,
  requestExport,
  takeExport,
} from '#core/admin/members/export_member'
import type { Ports } from '#core/ports'
import { refuse } from '#core/result'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { loginOf } from '#tests/support/accounts/core_logins'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { portsWith } from '#tests/support/people/joined_ports'
import { bob, type Person } from '#tests/support/people/people'

const userId = bob().user.id
const reason = 'Sells things in every chat'
const facts = 'You sold things in every chat'

async function began(person: Person = bob()) {
  const ports = await portsWith(person)
  for (const id of ['first', 'second']) {
    const email = `${id}@vonk.example`
    await ports.repositories.admins.add(adminOf('owner', { id, email }))
  }
  return ports
}

function owner(ports: FakePorts, id = 'first') {
  return actorOf(adminOf('owner', { id }), ports.clock.now())
}

async function deleted(ports: FakePorts, way: 'told' | 'at_once') {
  const proposed = await proposeDeletion(ports, { by: owner(ports), userId, way, facts, reason })
  if (!proposed.ok) throw new Error(proposed.refusal)
  const confirming = { by: owner(ports, 'second'), ...proposed.value }
  return confirmProposal(ports as unknown as Ports, confirming)
}

async function statusOf(ports: FakePorts) {
  return (await ports.repositories.users.find(userId))?.status
}

test.group('A deletion by an admin', () => {
  test('waits for a second admin, then tells the member why', async ({ assert }) => {
    const ports = await began()
    const proposal = { by: owner(ports), userId, way: 'told', facts, reason } as const
    await ports.repositories.logins.add(loginOf(userId, 'login'))
    assert.isTrue((await proposeDeletion(ports, proposal)).ok)
    assert.equal(await statusOf(ports), 'active')
    assert.deepEqual(await proposeDeletion(ports, proposal), refuse('already_proposed'))
    const [{ id: proposalId }] = ports.repositories.proposals.rows.values()
    const by = owner(ports, 'second')
    const confirm = () => confirmProposal(ports as unknown as Ports, { by, proposalId })
    await ports.repositories.users.update(userId, { status: 'banned' })
    assert.deepEqual(await confirm(), refuse('account_closed'))
    await ports.repositories.users.update(userId, { status: 'active' })
    assert.isTrue((await confirm()).ok)
    assert.equal(await statusOf(ports), 'deletion_pending')
    assert.isEmpty(await ports.repositories.logins.where({ userId }))
    const after = { status: 'deletion_pending', way: 'told' }
    assert.containSubset(ports.repositories.audit.all, [{ before: { status: 'active' }, after }])
    const deletion = await ports.repositories.deletions.find(userId)
    assert.include(deletion, { reasonText: facts, byAdmin: true })
    assert.containSubset(ports.repositories.jobs.added, [{ kind: 'deletion_by_site', userId }])
    const log = JSON.stringify(ports.repositories.audit.all)
    assert.include(log, reason)
    assert.notInclude(log, facts)
  })

  test('cannot be undone by the member, only by an admin', async ({ assert }) => {
    const ports = await began(bob({ user: { passwordHash: 'hash of secret' } }))
    await deleted(ports, 'told')
    assert.deepEqual(await returnByLogin(ports, { userId }), refuse('account_closed'))
    assert.isNull(await makeReturnLink(ports, { userId }))
    const tried = { email: bob().user.email ?? '', password: 'secret' }
    assert.deepEqual(await logIn(ports, tried), refuse('deleted_by_site'))
    const by = owner(ports)
    const without = await takeBackDeletion(ports, { by, userId, reason: ' ' })
    assert.deepEqual(without, refuse('reason_missing'))
    assert.isTrue((await takeBackDeletion(ports, { by, userId, reason: 'Mixed up' })).ok)
    assert.equal(await statusOf(ports), 'active')
    assert.containSubset(ports.repositories.jobs.added, [{ kind: 'returned', userId }])
    const again = await takeBackDeletion(ports, { by, userId, reason: 'Mixed up' })
    assert.deepEqual(again, refuse('not_deleted_by_admin'))
    const form = { reason: 'other', reasonText: null, remarks: null } as const
    await deleteAccount(ports, { userId, form })
    const own = await takeBackDeletion(ports, { by, userId, reason: 'Mixed up' })
    assert.deepEqual(own, refuse('not_deleted_by_admin'))
  })

  test('erases at once, and mails nobody, where the member asked for it', async ({ assert }) => {
    const ports = await began(bob({ user: { status: 'banned' } }))
    assert.isTrue((await deleted(ports, 'at_once')).ok)
    assert.include(await ports.repositories.users.find(userId), { status: 'deleted', email: null })
    assert.notInclude(JSON.stringify(ports.repositories.jobs.added), 'send_mail')
  })

  test('is refused without a reason, or words for the member', async ({ assert }) => {
    const ports = await began()
    const proposal = { by: owner(ports), userId, way: 'told', facts, reason } as const
    const refused = async (change: Partial<Parameters<typeof proposeDeletion>[1]>) =>
      proposeDeletion(ports, { ...proposal, ...change })
    assert.deepEqual(await refused({ reason: ' ' }), refuse('reason_missing'))
    assert.deepEqual(await refused({ facts: ' ' }), refuse('facts_missing'))
    const long = await refused({ facts: 'x'.repeat(1001) })
    assert.deepEqual(long, refuse('text_too_long', { max: 1000 }))
    const by = actorOf(adminOf('support'), ports.clock.now())
    assert.deepEqual(await refused({ by }), refuse('act_not_allowed'))
    await ports.repositories.users.update(userId, { status: 'banned' })
    assert.deepEqual(await refused({}), refuse('account_closed'))
    assert.deepEqual(await refused({ by }), refuse('act_not_allowed'))
  })
})

test.group('An export for an authority', () => {
  const asked = { authority: ' Police of Amsterdam ', fileNumber: 'PL1300-2026' }

  async function* gather(of: string) {
    yield { name: 'users.json', bytes: new TextEncoder().encode(of) }
  }

  async function requested(ports: FakePorts) {
    const made = await requestExport(ports, { by: owner(ports), userId, ...asked })
    if (!made.ok) throw new Error(made.refusal)
    return made.value.exportId
  }

  test('is logged with the authority and its file number', async ({ assert }) => {
    const ports = await began()
    const exportId = await requested(ports)
    const [row] = ports.repositories.audit.all
    assert.include(row, { act: 'export_member', reason: 'Police of Amsterdam, PL1300-2026' })
    assert.containSubset(ports.repositories.jobs.added, [{ name: 'prepare_export', exportId }])
    const by = owner(ports)
    const without = await requestExport(ports, { by, userId, ...asked, fileNumber: ' ' })
    assert.deepEqual(without, refuse('authority_missing'))
  })

  test('is taken once, while it is ready', async ({ assert }) => {
    const ports = await began()
    const exportId = await requested(ports)
    const take = () => takeExport(ports, { by: owner(ports), userId, exportId })
    assert.deepEqual(await take(), refuse('export_gone'))
    await prepareExport(ports, { exportId, gather })
    assert.isTrue((await take()).ok)
    assert.deepEqual(ports.repositories.audit.all.at(-1)?.after, { export: exportId, taken: true })
    assert.deepEqual(await take(), refuse('export_gone'))
    ports.clock.advance({ minutes: 60 })
    assert.equal(await removeOldExports(ports), 0)
    ports.clock.advance({ milliseconds: 1 })
    assert.equal(await removeOldExports(ports), 1)
    assert.equal(await removeOldExports(ports), 0)
    for (const id of [exportId, 'unknown']) {
      await prepareExport(ports, { exportId: id, gather })
      assert.isNull(await ports.archives.read(id))
    }
  })

  test('leaves no file of a member who is erased while it is prepared', async ({ assert }) => {
    const ports = await began()
    const exportId = await requested(ports)
    async function* slow(of: string) {
      await ports.repositories.memberExports.remove(exportId)
      yield* gather(of)
    }
    await prepareExport(ports, { exportId, gather: slow })
    assert.isNull(await ports.archives.read(exportId))
  })

  test('expires after seven days, and goes with the member', async ({ assert }) => {
    const ports = await began()
    const exportId = await requested(ports)
    await prepareExport(ports, { exportId, gather })
    ports.clock.advance({ days: 7 })
    const late = await takeExport(ports, { by: owner(ports), userId, exportId })
    assert.deepEqual(late, refuse('export_gone'))
    assert.equal(await removeOldExports(ports), 1)
    await deleted(ports, 'at_once')
    assert.containSubset(ports.repositories.jobs.added, [
      { name: 'remove_downloads', tokenIds: [exportId] },
    ])
    assert.isNull(await ports.repositories.memberExports.find(exportId))
  })
})

test.group('Another email address after proof', () => {
  const change = { userId, email: 'new@example.com', proof: 'Showed a passport' }

  async function proposed(ports: FakePorts) {
    const by = actorOf(adminOf('support'), ports.clock.now())
    const made = await proposeMemberEmail(ports, { ...change, by })
    if (!made.ok) throw new Error(made.refusal)
    return made.value
  }

  test('waits for a second admin, is confirmed at the new address, and stays out of the log', async ({
    assert,
  }) => {
    const ports = await began()
    const { proposalId } = await proposed(ports)
    const { audit, emailChanges, jobs, proposals, users } = ports.repositories
    assert.isEmpty(await emailChanges.where({ userId }))
    const by = actorOf(adminOf('owner'), ports.clock.now())
    assert.isTrue((await confirmProposal(ports as unknown as Ports, { by, proposalId })).ok)
    assert.containSubset(jobs.added, [{ kind: 'email_change', userId }])
    const [asked] = await emailChanges.where({ userId })
    assert.equal(asked.newEmail, 'new@example.com')
    assert.equal((await users.find(userId))?.email, bob().user.email)
    const act = { act: 'change_member_email', reason: 'Showed a passport' }
    assert.containSubset(audit.all, [{ act: 'propose_act' }, act])
    assert.notInclude(JSON.stringify([audit.all, await proposals.find(proposalId)]), '@')
  })

  test('is grave, and is for others to confirm', async ({ assert }) => {
    const ports = await began()
    const stale = actorOf(adminOf('support'), ports.clock.now().minus({ minutes: 16 }))
    const refused = await proposeMemberEmail(ports, { ...change, by: stale })
    assert.deepEqual(refused, refuse('second_factor_due'))
    for (const one of [adminOf('support'), adminOf('owner')])
      await ports.repositories.admins.add(one)
    const by = actorOf(adminOf('support'), ports.clock.now())
    const own = { by, ...(await proposed(ports)) }
    const alone = await confirmProposal(ports as unknown as Ports, own)
    assert.containSubset(alone, { refusal: 'second_admin_needed' })
  })

  test('is refused without proof, and where it is no address or taken', async ({ assert }) => {
    const ports = await began()
    const by = actorOf(adminOf('support'), ports.clock.now())
    const without = await proposeMemberEmail(ports, { ...change, by, proof: ' ' })
    assert.deepEqual(without, refuse('proof_missing'))
    const wrong = await proposeMemberEmail(ports, { ...change, by, email: 'new' })
    assert.deepEqual(wrong, refuse('new_email_invalid'))
    const own = await proposeMemberEmail(ports, { ...change, by, email: bob().user.email ?? '' })
    assert.deepEqual(own, refuse('email_taken'))
    await ports.repositories.users.update(userId, { status: 'banned' })
    assert.deepEqual(await proposeMemberEmail(ports, { ...change, by }), refuse('account_closed'))
    await ports.repositories.users.update(userId, { status: 'not_confirmed' })
    assert.isTrue((await proposeMemberEmail(ports, { ...change, by })).ok)
  })
})
