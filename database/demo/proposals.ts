import { confirmProposal, declineProposal } from '#core/admin/four_eyes/decide_proposal'
import { refundNeedsSecond } from '#core/admin/four_eyes/proposal'
import { adjustMemberCredits } from '#core/admin/members/adjust_credits'
import { banFromFile } from '#core/admin/members/ban_member'
import { refundOrder } from '#core/admin/orders/refund_order'
import type { Ports } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { adminOf } from '#database/demo/admins'
import type { Character } from '#database/demo/cast'
import { earlier } from '#database/demo/clock_at'
import { demoId } from '#database/demo/ids'

/**
 * Two acts that wait for a second admin: a ban that the moderator asks for, which the owner may confirm,
 * and a refund of the owner's own. And two that are decided: a ban that the owner declined, and a
 * correction of credits that nobody else may do, so that the owner confirmed it after a day.
 */
export async function proposeActs(ports: Ports, cast: readonly Character[]) {
  const payers = cast.filter(({ lead, premium }) => premium && !lead).toReversed()
  const { order, rich } = await ports.unitOfWork.run(async (repositories) => ({
    order: await largeOrder(repositories, payers),
    rich: await membersWithCredits(repositories, payers),
  }))
  const [unused, suspected, short] = rich
  await declineBan(ports, suspected)
  await confirmCorrection(ports, short)
  const before = earlier(ports, { hours: 3 })
  await banFromFile(before, {
    by: await adminOf(before, 'moderator'),
    userId: unused,
    statement: {
      breach: 'scam',
      law: '',
      facts: 'You asked four members for money within a week, each time for another journey home.',
      machine: 'none',
    },
  })
  const later = earlier(ports, { hours: 1 })
  await refundOrder(later, {
    by: await adminOf(later, 'owner'),
    orderId: order.id,
    amount: order.totalAmount,
    reason: 'Paid with a sister’s card without asking; the sister wants the money back',
    requestId: 'demo',
  })
}

/** An order of over 200.00, of the first of these payers who has one. */
async function largeOrder({ orders }: Repositories, payers: readonly Character[]) {
  for (const { number } of payers) {
    const order = await orders.find(demoId('order', number))
    if (order?.status === 'completed' && isLarge(order.totalAmount)) return order
  }
  throw new Error('Nobody in the demo paid over 200.00')
}

function isLarge(amount: number) {
  return refundNeedsSecond({ amount, ofOrder: 0, byAdmin: 0 })
}

async function membersWithCredits({ users }: Repositories, payers: readonly Character[]) {
  const all = await Promise.all(payers.map(({ number }) => users.find(demoId('user', number))))
  const rich = all.filter((user) => user?.status === 'active' && user.credits > 0)
  if (rich.length < 3) throw new Error('Fewer than three members of the demo have credits')
  return rich.map((user) => user!.id)
}

async function declineBan(ports: Ports, userId: string) {
  const proposed = earlier(ports, { days: 4 })
  await banFromFile(proposed, {
    by: await adminOf(proposed, 'moderator'),
    userId,
    statement: {
      breach: 'fake_profile',
      law: '',
      facts: 'Your photos are of someone else, who contacted us.',
      machine: 'none',
    },
  })
  const declined = earlier(ports, { days: 3 })
  const by = await adminOf(declined, 'owner')
  await declineProposal(declined, { by, proposalId: await waitingFor(ports, userId) })
}

async function confirmCorrection(ports: Ports, userId: string) {
  const proposed = earlier(ports, { days: 2 })
  await adjustMemberCredits(proposed, {
    by: await adminOf(proposed, 'owner'),
    userId,
    credits: 150,
    reason: 'Paid twice on the day of the outage; one of the payments was never credited',
    facts: 'One of your payments was lost in our outage. We’ve now added the credits.',
    requestId: 'demo correction',
  })
  const by = await adminOf(ports, 'owner')
  await confirmProposal(ports, { by, proposalId: await waitingFor(ports, userId) })
}

async function waitingFor({ unitOfWork }: Ports, subjectId: string) {
  const waiting = await unitOfWork.run(({ proposals }) =>
    proposals.first({ subjectId, status: 'waiting' })
  )
  if (!waiting) throw new Error(`Nothing waits for a second admin about ${subjectId}`)
  return waiting.id
}
