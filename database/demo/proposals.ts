import { refundNeedsSecond } from '#core/admin/four_eyes/proposal'
import { banFromFile } from '#core/admin/members/judge_member'
import { refundOrder } from '#core/admin/orders/refund_order'
import type { Ports } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { adminOf } from '#database/demo/admins'
import type { Character } from '#database/demo/cast'
import { earlier } from '#database/demo/clock_at'
import { demoId } from '#database/demo/ids'

/**
 * Two acts that wait for a second admin: a ban that the moderator asks for, which the owner may confirm,
 * and a refund of the owner's own.
 */
export async function proposeActs(ports: Ports, cast: readonly Character[]) {
  const payers = cast.filter(({ lead, premium }) => premium && !lead).toReversed()
  const { order, unused } = await ports.unitOfWork.run(async (repositories) => ({
    order: await largeOrder(repositories, payers),
    unused: await memberWithCredits(repositories, payers),
  }))
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
    reason: 'Paid with the card of a sister, who wants it back',
    requestId: 'demo',
  })
}

/** An order of over 200.00, of the first of these payers who has one. */
async function largeOrder({ orders }: Repositories, payers: readonly Character[]) {
  for (const { number } of payers) {
    const order = await orders.find(demoId('order', number))
    if (order?.status === 'completed' && refundNeedsSecond(order.totalAmount)) return order
  }
  throw new Error('Nobody in the demo paid over 200.00')
}

async function memberWithCredits({ users }: Repositories, payers: readonly Character[]) {
  for (const { number } of payers) {
    const user = await users.find(demoId('user', number))
    if (user?.status === 'active' && user.credits > 0) return user.id
  }
  throw new Error('Nobody in the demo has credits')
}
