import { test } from '@japa/runner'
import { changeAdmin, changeOrPropose, takesAway } from '#core/admin/admins/change_admin'
import { createAdmin } from '#core/admin/admins/create_admin'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import { terminal, type AdminRole } from '#core/admin/admin'
import type { Ports } from '#core/ports'
import { ok } from '#core/result'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { noteLocks } from '#tests/fakes/noted_locks'
import { actorOf, adminOf, sessionOf } from '#tests/support/admin/admins'

async function team(...roles: AdminRole[]) {
  const ports = fakePorts()
  for (const role of roles) await ports.repositories.admins.add(adminOf(role))
  return ports
}

const secondOwner = adminOf('owner', {
  id: '01900000-0000-7000-a000-00000000000a',
  email: 'second@vonk.example',
})

test.group('A change of an admin', () => {
  async function proposed(ports: FakePorts) {
    const by = actorOf(adminOf('owner'), ports.clock.now())
    const change = { role: 'finance', isDisabled: null } as const
    const reason = 'She keeps the books now'
    const adminId = adminOf('support').id
    const made = await changeOrPropose(ports, { by, adminId, change, reason })
    if (!made.ok || made.value.proposalId === null) throw new Error('Nothing waits')
    return made.value.proposalId
  }

  test('takes away, or gives: {role} of {of}, disabled {isDisabled}')
    .with([
      { of: 'support', role: null, isDisabled: true, takes: true },
      { of: 'owner', role: 'moderator', isDisabled: false, takes: true },
      { of: 'support', role: 'support', isDisabled: false, takes: true },
      { of: 'support', role: 'finance', isDisabled: null, takes: false },
      { of: 'support', role: 'owner', isDisabled: true, takes: false },
      { of: 'owner', role: 'viewer', isDisabled: false, shutOut: true, takes: false },
    ] as const)
    .run(({ assert }, { isDisabled, of, role, takes, ...other }) => {
      const disabledAt = 'shutOut' in other ? adminOf(of).createdAt : null
      assert.equal(takesAway({ role: of, disabledAt }, { role, isDisabled }), takes)
    })

  test('that takes away is one owner’s act, at once', async ({ assert }) => {
    const ports = await team('owner', 'support')
    const adminId = adminOf('support').id
    await ports.repositories.adminSessions.add(sessionOf(adminId, ports.clock.now()))
    const by = actorOf(adminOf('owner'), ports.clock.now())
    const change = { role: 'support', isDisabled: true } as const
    const done = await changeOrPropose(ports, { by, adminId, change, reason: 'Left us' })
    assert.deepEqual(done, ok({ proposalId: null }))
    assert.isNotNull((await ports.repositories.admins.find(adminId))?.disabledAt)
    assert.isEmpty(await ports.repositories.adminSessions.where({ adminId }))
  })

  test('is done once another owner confirms it', async ({ assert }) => {
    const ports = await team('owner', 'support')
    await ports.repositories.admins.add(secondOwner)
    const roleOf = async () => (await ports.repositories.admins.find(adminOf('support').id))?.role
    const proposalId = await proposed(ports)
    assert.equal(await roleOf(), 'support')

    const all = ports as unknown as Ports
    const [own, second] = [adminOf('owner'), secondOwner].map((one) =>
      actorOf(one, ports.clock.now())
    )
    const refused = await confirmProposal(all, { by: own, proposalId })
    assert.containSubset(refused, { refusal: 'second_admin_needed' })
    assert.isTrue((await confirmProposal(all, { by: second, proposalId })).ok)
    assert.equal(await roleOf(), 'finance')
    const acts = ports.repositories.audit.all.map(({ act }) => act)
    assert.deepEqual(acts, ['propose_act', 'change_admins', 'confirm_proposal'])
  })

  test('that was confirmed once is not done again', async ({ assert }) => {
    const ports = await team('owner', 'support')
    const proposalId = await proposed(ports)
    ports.clock.advance({ hours: 24 })
    const by = actorOf(adminOf('owner'), ports.clock.now())
    const confirm = () => confirmProposal(ports as unknown as Ports, { by, proposalId })
    assert.containSubset(await confirm(), { value: { alone: true } })
    assert.containSubset(await confirm(), { refusal: 'proposal_decided' })
  })

  test('locks every owner before they are counted, so that two at once leave one', async ({
    assert,
  }) => {
    const ports = await team('owner', 'support')
    const { admins } = ports.repositories
    await admins.add(secondOwner)
    const locked = noteLocks(admins)
    const change = { role: 'viewer', isDisabled: null } as const
    await changeAdmin(ports, { by: terminal, adminId: secondOwner.id, change, reason: 'Looks' })
    assert.includeMembers(locked, [adminOf('owner').id, secondOwner.id])
  })

  test('that shuts an admin out ends every session', async ({ assert }) => {
    const ports = await team('owner', 'support')
    const adminId = adminOf('support').id
    await ports.repositories.adminSessions.add(sessionOf(adminId, ports.clock.now()))
    const change = { role: null, isDisabled: true }
    await changeAdmin(ports, { by: terminal, adminId, change, reason: 'Left us' })
    assert.isEmpty(await ports.repositories.adminSessions.where({ adminId }))
    assert.isNotNull((await ports.repositories.admins.find(adminId))?.disabledAt)
  })

  for (const change of [
    { role: 'viewer', isDisabled: null },
    { role: null, isDisabled: true },
  ] as const) {
    test(`never takes the last owner: ${JSON.stringify(change)}`, async ({ assert }) => {
      const ports = await team('owner', 'support')
      const adminId = adminOf('owner').id
      const refused = await changeAdmin(ports, { by: terminal, adminId, change, reason: 'Oops' })
      assert.containSubset(refused, { refusal: 'last_owner' })
    })
  }
})

test.group('A new owner', () => {
  const given = {
    email: 'new@vonk.example',
    name: 'Grace',
    role: 'owner',
    siteId: null,
    locale: 'en',
    timeZone: 'UTC',
    password: 'a new long password',
  } as const
  const reason = 'Runs the site with me'

  async function made(ports: FakePorts) {
    const by = actorOf(adminOf('owner'), ports.clock.now())
    const created = await createAdmin(ports, { by, admin: given, reason })
    if (!created.ok) throw new Error(created.refusal)
    const [{ id: proposalId }] = ports.repositories.proposals.rows.values()
    const roleOf = async () => (await ports.repositories.admins.find(created.value.id))?.role
    return { proposalId, roleOf, waits: created.value.waits, id: created.value.id }
  }

  test('is a viewer until another owner confirms it', async ({ assert }) => {
    const ports = await team('owner')
    await ports.repositories.admins.add(secondOwner)
    const { id, proposalId, roleOf, waits } = await made(ports)
    assert.isTrue(waits)
    assert.equal(await roleOf(), 'viewer')
    const all = ports as unknown as Ports
    ports.clock.advance({ hours: 24 })
    const now = ports.clock.now()
    for (const [by, refusal] of [
      [actorOf(adminOf('owner'), now), 'second_admin_needed'],
      [actorOf({ ...adminOf('viewer'), id }, now), 'act_not_allowed'],
    ] as const) {
      assert.containSubset(await confirmProposal(all, { by, proposalId }), { refusal })
    }
    const by = actorOf(secondOwner, now)
    assert.containSubset(await confirmProposal(all, { by, proposalId }), {
      value: { alone: false },
    })
    assert.equal(await roleOf(), 'owner')
  })

  test('of a sole owner is confirmed alone after 24 hours', async ({ assert }) => {
    const ports = await team('owner')
    const { proposalId, roleOf } = await made(ports)
    const all = ports as unknown as Ports
    const confirm = () => {
      const by = actorOf(adminOf('owner'), ports.clock.now())
      return confirmProposal(all, { by, proposalId })
    }
    assert.containSubset(await confirm(), { refusal: 'wait_alone' })
    ports.clock.advance({ hours: 24 })
    assert.containSubset(await confirm(), { value: { alone: true } })
    assert.equal(await roleOf(), 'owner')
  })

  test('needs a reason; other roles, and one from the terminal, need nothing', async ({
    assert,
  }) => {
    const ports = await team('owner')
    const by = actorOf(adminOf('owner'), ports.clock.now())
    const silent = await createAdmin(ports, { by, admin: given })
    assert.containSubset(silent, { refusal: 'reason_missing' })
    const finance = { ...given, email: 'finance@vonk.example', role: 'finance' } as const
    assert.containSubset(await createAdmin(ports, { by, admin: finance }), {
      value: { waits: false },
    })
    const first = await createAdmin(ports, { by: terminal, admin: given })
    assert.containSubset(first, { value: { waits: false } })
    assert.isEmpty([...ports.repositories.proposals.rows])
  })
})
