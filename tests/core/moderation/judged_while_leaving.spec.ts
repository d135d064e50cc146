import { test } from '@japa/runner'
import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { makeReturnLink } from '#core/accounts/leaving/make_return_link'
import { purgeMember } from '#core/accounts/leaving/purge_member'
import { returnByLink, returnByLogin } from '#core/accounts/leaving/return_to_account'
import { makeAppeal } from '#core/moderation/measures/make_appeal'
import { endSuspension } from '#core/moderation/measures/suspension'
import { ok, refuse } from '#core/result'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { askedMails } from '#tests/support/mail/requested_mails'
import { lift, taken } from '#tests/support/moderation/core_measures'
import { portsWith } from '#tests/support/people/joined_ports'
import { bob } from '#tests/support/people/people'

const userId = bob().user.id
const form = { reason: 'time', reasonText: null, remarks: null } as const

/** Bob, who has deleted his account and got the link back. */
async function leaving() {
  const ports = await portsWith(bob())
  await deleteAccount(ports, { userId, form })
  await makeReturnLink(ports, { userId })
  return ports
}

function statusOf({ repositories: { users } }: FakePorts) {
  return users.rows.get(userId)?.status
}

function profileOf({ repositories: { profiles } }: FakePorts) {
  return profiles.rows.get(bob().profile.id)?.status
}

test.group('A ban of a member who is leaving', () => {
  test('lets the deletion go on, without a way back', async ({ assert }) => {
    const ports = await leaving()
    await taken(ports, { kind: 'ban' })
    assert.equal(statusOf(ports), 'banned')
    assert.deepEqual(await returnByLogin(ports, { userId }), refuse('account_closed'))
    assert.deepEqual(await returnByLink(ports, { secret: 'secret-1' }), refuse('link_invalid'))
    ports.clock.advance({ days: 14, milliseconds: -1 })
    assert.isFalse(await purgeMember(ports, { userId }))
    ports.clock.advance({ milliseconds: 1 })
    assert.isTrue(await purgeMember(ports, { userId }))
    assert.equal(statusOf(ports), 'deleted')
  })

  test('waits with the deletion for an appeal that was made since', async ({ assert }) => {
    const ports = await leaving()
    const { id: measureId } = await taken(ports, { kind: 'ban' })
    ports.clock.advance({ days: 1 })
    const appeal = await makeAppeal(ports, { userId, measureId, body: 'It was a joke' })
    assert.isTrue(appeal.ok)
    ports.clock.advance({ days: 14 })
    assert.isFalse(await purgeMember(ports, { userId }))
    const [{ id }] = ports.repositories.appeals.rows.values()
    await ports.repositories.appeals.update(id, { decision: 'rejected' })
    assert.isTrue(await purgeMember(ports, { userId }))
  })

  test('that is lifted leaves the member leaving, with all days to come back', async ({
    assert,
  }) => {
    const ports = await leaving()
    ports.clock.advance({ days: 10 })
    const { id: measureId } = await taken(ports, { kind: 'ban' })
    ports.clock.advance({ days: 20 })
    assert.isTrue((await lift(ports, measureId)).ok)
    assert.equal(statusOf(ports), 'deletion_pending')
    assert.equal(profileOf(ports), 'disabled')
    assert.lengthOf(askedMails(ports, 'deletion'), 2)
    ports.clock.advance({ days: 14, milliseconds: -1 })
    assert.isFalse(await purgeMember(ports, { userId }))
    assert.deepEqual(await returnByLogin(ports, { userId }), ok({ userId }))
    assert.equal(statusOf(ports), 'active')
    assert.equal(profileOf(ports), 'active')
  })

  test('that is lifted is erased when the member does not come back', async ({ assert }) => {
    const ports = await leaving()
    await lift(ports, (await taken(ports, { kind: 'ban' })).id)
    ports.clock.advance({ days: 14 })
    assert.isTrue(await purgeMember(ports, { userId }))
  })

  test('erases nobody who was banned without leaving', async ({ assert }) => {
    const ports = await portsWith(bob())
    await taken(ports, { kind: 'ban' })
    ports.clock.advance({ days: 365 })
    assert.isFalse(await purgeMember(ports, { userId }))
    assert.equal(statusOf(ports), 'banned')
  })
})

test.group('A suspension of a member who is leaving', () => {
  test('waits for a return, and ends by itself', async ({ assert }) => {
    const ports = await leaving()
    await taken(ports, { kind: 'suspension', days: 7 })
    assert.equal(statusOf(ports), 'deletion_pending')
    assert.deepEqual(await returnByLogin(ports, { userId }), ok({ userId }))
    assert.equal(statusOf(ports), 'active')
    assert.equal(profileOf(ports), 'disabled')
    ports.clock.advance({ days: 7 })
    assert.isTrue(await endSuspension(ports, { userId }))
    assert.equal(profileOf(ports), 'active')
  })

  test('neither stops nor delays the deletion', async ({ assert }) => {
    const ports = await leaving()
    const { id: measureId } = await taken(ports, { kind: 'suspension', days: 30 })
    await lift(ports, measureId)
    await taken(ports, { kind: 'suspension', days: 30 })
    assert.equal(profileOf(ports), 'disabled')
    ports.clock.advance({ days: 14 })
    assert.isTrue(await purgeMember(ports, { userId }))
    assert.isFalse(await endSuspension(ports, { userId }))
    assert.equal(statusOf(ports), 'deleted')
  })

  test('that ends meanwhile shows nobody who is leaving', async ({ assert }) => {
    const ports = await leaving()
    await taken(ports, { kind: 'suspension', days: 1 })
    ports.clock.advance({ days: 1 })
    await endSuspension(ports, { userId })
    assert.equal(profileOf(ports), 'disabled')
  })
})
