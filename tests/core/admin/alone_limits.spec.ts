import { test } from '@japa/runner'
import fc from 'fast-check'
import type { DateTime } from 'luxon'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import { adjustMemberCredits } from '#core/admin/members/adjust_credits'
import { refundOrder } from '#core/admin/orders/refund_order'
import type { Ports } from '#core/ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import {
  completedOrder,
  fiftyCredits,
  openCheckout,
  type Checkout,
} from '#tests/support/payments/checkout'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id
const roles = ['support', 'finance'] as const

/** What one admin did alone: credits given or taken, or minor units that went back. */
type Alone = Readonly<{
  what: 'given' | 'taken' | 'refunded'
  by: string
  amount: number
  at: DateTime
}>

/** A desk of a member with three orders of 300.00, and what its admins did alone. */
async function desk() {
  const ports = await openCheckout()
  const large = { ...fiftyCredits, credits: 200, amount: 30_000 }
  ports.repositories.packages.rows.set(large.id, large)
  const orders: string[] = []
  for (const clientId of ['one', 'two', 'three']) {
    orders.push((await completedOrder(ports, { clientId })).orderId)
  }
  return { ports, orders, alone: [] as Alone[] }
}

type Desk = Awaited<ReturnType<typeof desk>>
type Act = Readonly<{
  what: Alone['what']
  role: (typeof roles)[number]
  part: number
  order: number
}>

async function perform({ alone, orders, ports }: Desk, { order, part, role, what }: Act) {
  const at = ports.clock.now()
  const by = actorOf(adminOf(role), at)
  const asked = { by, reason: 'A test', requestId: ports.ids.next() }
  const amount = what === 'refunded' ? part * 200 : part
  if (what === 'refunded') {
    const refunded = await refundOrder(ports, { ...asked, orderId: orders[order], amount })
    if (refunded.ok && refunded.value !== null) alone.push({ what, by: role, amount, at })
    return
  }
  const credits = what === 'given' ? amount : -amount
  const adjusted = await adjustMemberCredits(ports, { ...asked, userId, credits, facts: 'A test' })
  if (adjusted.ok && adjusted.value === 'done') alone.push({ what, by: role, amount, at })
}

/** A second admin confirms all that waits. */
async function confirmAll(ports: Checkout) {
  const by = actorOf(adminOf('owner'), ports.clock.now())
  for (const { id: proposalId } of await ports.repositories.proposals.where({
    status: 'waiting',
  })) {
    await confirmProposal(ports as unknown as Ports, { by, proposalId })
  }
}

/** The most that one admin did alone within 30 days. */
function mostAlone(alone: readonly Alone[], what: Alone['what']) {
  const sums = alone.map(({ at, by }) => {
    const until = alone.filter((one) => one.what === what && one.by === by && one.at <= at)
    const recent = until.filter((one) => one.at > at.minus({ days: 30 }))
    return recent.reduce((sum, { amount }) => sum + amount, 0)
  })
  return Math.max(0, ...sums)
}

const act = fc.record({
  what: fc.constantFrom('given', 'taken', 'refunded'),
  role: fc.constantFrom(...roles),
  part: fc.integer({ min: 1, max: 101 }),
  order: fc.integer({ min: 0, max: 2 }),
})

/** Acts at the same moment, whether what waits is confirmed then, and days that pass. */
const step = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 4 }),
  isConfirmed: fc.boolean(),
  days: fc.constantFrom(0, 1, 7, 29, 30),
})

test.group('What one admin does alone for one member', () => {
  test('never exceeds 100 credits either way and 200.00 in 30 days', async ({ assert }) => {
    const story = fc.array(step, { maxLength: 12 })
    const limited = fc.asyncProperty(story, async (steps) => {
      const open = await desk()
      for (const { acts, days, isConfirmed } of steps) {
        await Promise.all(acts.map((one) => perform(open, one)))
        if (isConfirmed) await confirmAll(open.ports)
        open.ports.clock.advance({ days })
      }
      assert.isAtMost(mostAlone(open.alone, 'given'), 100)
      assert.isAtMost(mostAlone(open.alone, 'taken'), 100)
      assert.isAtMost(mostAlone(open.alone, 'refunded'), 20_000)
    })
    await fc.assert(limited, { numRuns: 80 })
  })

  test('is counted anew after 30 days', async ({ assert }) => {
    const open = await desk()
    const give = { what: 'given', role: 'support', part: 100, order: 0 } as const
    for (const days of [29, 1, 0]) {
      await perform(open, give)
      open.ports.clock.advance({ days })
    }
    assert.lengthOf(open.alone, 2)
  })
})
