import { test } from '@japa/runner'
import { confirmProposal, declineProposal } from '#core/admin/four_eyes/decide_proposal'
import {
  banNeedsSecond,
  correctionNeedsSecond,
  mayConfirm,
  refundNeedsSecond,
} from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import type { Ports } from '#core/ports'
import { ok, refuse } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { bob } from '#tests/support/people/people'

async function proposal(siteId: string | null = null) {
  const ports = fakePorts()
  const by = actorOf(adminOf('support'), ports.clock.now())
  const on = { kind: 'member', id: bob().user.id } as const
  const act = { by, on, right: 'adjust_credits', siteId, reason: 'A bug' } as const
  const proposed = await proposeAct(ports, { ...act, details: { credits: 500 } })
  const again = await proposeAct(ports, { ...act, details: { credits: 600 } })
  const [row] = await ports.repositories.proposals.where({ status: 'waiting' })
  return { ports, by, proposed, again, row }
}

test.group('An act that needs a second admin', () => {
  test('is what is large', ({ assert }) => {
    const corrections = [100, 101, -100, -101].map((credits) => correctionNeedsSecond(credits, []))
    assert.deepEqual(corrections, [false, true, false, true])
    const refunds = [20_000, 20_001].map((amount) =>
      refundNeedsSecond({ amount, ofOrder: 0, byAdmin: 0 })
    )
    assert.deepEqual(refunds, [false, true])
    assert.deepEqual([0, 1].map(banNeedsSecond), [false, true])
  })

  test('is also what adds up: {earlier} and {credits} credits')
    .with([
      { earlier: [60], credits: 40, waits: false },
      { earlier: [60], credits: 41, waits: true },
      { earlier: [-60, 60], credits: 41, waits: true },
      { earlier: [-60, 60], credits: -40, waits: false },
      { earlier: [100, -100], credits: 1, waits: true },
    ])
    .run(({ assert }, { credits, earlier, waits }) => {
      assert.equal(correctionNeedsSecond(credits, earlier), waits)
    })

  test('is a refund once its order, or its admin, comes to over 200.00', ({ assert }) => {
    const needs = (ofOrder: number, byAdmin: number) =>
      refundNeedsSecond({ amount: 10_000, ofOrder, byAdmin })
    assert.deepEqual(
      [needs(10_000, 10_000), needs(10_001, 0), needs(0, 10_001)],
      [false, true, true]
    )
  })

  test('waits once, and stands in the audit log', async ({ assert }) => {
    const { again, ports, row } = await proposal()
    assert.containSubset(again, { refusal: 'already_proposed' })
    assert.deepEqual(row.details, { credits: 500 })
    assert.lengthOf(ports.repositories.audit.all, 1)
  })

  test('is confirmed by another admin, not by who proposed it', async ({ assert }) => {
    const { row } = await proposal()
    const now = row.proposedAt
    const other = adminOf('owner').id
    assert.deepEqual(mayConfirm(row, { adminId: other, others: 1, now }), ok({ alone: false }))
    const own = mayConfirm(row, { adminId: row.proposedBy, others: 1, now: now.plus({ days: 9 }) })
    assert.deepEqual(own, refuse('second_admin_needed'))
  })

  test('waits 24 hours where there is no other admin', async ({ assert }) => {
    const { row } = await proposal()
    const own = { adminId: row.proposedBy, others: 0 }
    const after = (hours: number) => row.proposedAt.plus({ hours })
    const early = mayConfirm(row, { ...own, now: after(23.5) })
    assert.deepEqual(early, refuse('wait_alone', { hours: 1 }))
    assert.deepEqual(mayConfirm(row, { ...own, now: after(24) }), ok({ alone: true }))
  })

  test('is declined once', async ({ assert }) => {
    const { ports, row } = await proposal()
    const by = actorOf(adminOf('finance'), null)
    assert.isTrue((await declineProposal(ports, { by, proposalId: row.id })).ok)
    const after = { right: 'adjust_credits', proposal: row.id, alone: false }
    assert.containSubset(ports.repositories.audit.all.at(-1), { act: 'decline_proposal', after })
    const again = await declineProposal(ports, { by, proposalId: row.id })
    assert.containSubset(again, { refusal: 'proposal_decided' })
  })

  test('is decided by admins of its site, or of all', async ({ assert }) => {
    for (const [of, siteId, isTheirs] of [
      ['one', 'one', true],
      ['one', 'other', false],
      [null, 'one', false],
    ] as const) {
      const { ports, row } = await proposal(of)
      const by = actorOf(adminOf('finance', { siteId }), ports.clock.now())
      const declined = await declineProposal(ports, { by, proposalId: row.id })
      assert.equal(declined.ok, isTheirs)
    }
  })

  test('cannot be declined by a role that could not do it', async ({ assert }) => {
    const { ports, row } = await proposal()
    const by = actorOf(adminOf('moderator'), null)
    const refused = { refusal: 'act_not_allowed' }
    assert.containSubset(await declineProposal(ports, { by, proposalId: row.id }), refused)
    const on = { kind: 'member', id: 'another' } as const
    const act = { by, on, right: 'adjust_credits', siteId: null, reason: 'A bug' } as const
    assert.containSubset(await proposeAct(ports, { ...act, details: {} }), refused)
    await ports.repositories.proposals.update(row.id, { status: 'done' })
    const deciding = { by, proposalId: row.id }
    assert.containSubset(await confirmProposal(ports as unknown as Ports, deciding), refused)
  })
})
