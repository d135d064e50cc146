import { test } from '@japa/runner'
import fc from 'fast-check'
import { bookedOf, lotsOf } from '#core/credits/lots'
import { memberAccount, type Movement } from '#core/credits/movement'
import { isOpen } from '#core/payments/order'
import { placeOrder } from '#core/payments/place_order'
import { payOutRefund } from '#core/payments/refunds/pay_out_refund'
import { requestRefund } from '#core/payments/refunds/request_refund'
import { settleOrder } from '#core/payments/settle_order'
import { paymentStatuses, refundStatuses } from '#core/ports/payment_gateway'
import { assertRefundsExact, worthNow } from '#tests/support/exact_refunds'
import { adasOrder, openTill, spend, toldOf, type Till } from '#tests/support/till'
import { ada, bob } from '#tests/support/people'

const buyers = [ada().user.id, bob().user.id]

/** `nth` picks among the payments there are. */
const commands = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    userId: fc.constantFrom(...buyers),
    clientId: fc.constantFrom('form-1', 'form-2', 'form-3'),
    code: fc.constantFrom(null, 'SPRING10'),
  }),
  fc.record({
    kind: fc.constant('pay' as const),
    nth: fc.nat(5),
    status: fc.constantFrom(...paymentStatuses, 'paid' as const, 'paid' as const),
  }),
  fc.record({ kind: fc.constant('webhook' as const), nth: fc.nat(5) }),
  fc.record({ kind: fc.constant('return' as const), nth: fc.nat(5) }),
  fc.record({
    kind: fc.constant('spend' as const),
    userId: fc.constantFrom(...buyers),
    credits: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    userId: fc.constantFrom(...buyers),
    requestId: fc.constantFrom('request-1', 'request-2', 'request-3'),
  }),
  fc.record({
    kind: fc.constant('pay_out' as const),
    nth: fc.nat(5),
    told: fc.constantFrom(...refundStatuses),
    /** The process ends after the provider was asked, before anything is written. */
    crash: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('refund_ends' as const),
    nth: fc.nat(5),
    told: fc.constantFrom('refunded' as const, 'failed' as const),
  })
)

type Command = typeof commands extends fc.Arbitrary<infer C> ? C : never

async function obey(ports: Till, command: Command) {
  if (command.kind === 'buy') return placeOrder(ports, adasOrder(command))
  if (command.kind === 'spend') return spend(ports, command.userId, command.credits)
  if (command.kind === 'refund') return askRefund(ports, command)
  if (command.kind === 'pay_out') return payOut(ports, command)
  if (command.kind === 'refund_ends') return endAtProvider(ports, command)
  const payments = [...ports.payments.payments.values()]
  const payment = payments[command.nth % payments.length]
  if (!payment) return
  if (command.kind === 'pay') return ports.payments.pay(payment.id, command.status)
  const { id: paymentId, orderId } = payment
  return settleOrder(ports, command.kind === 'webhook' ? toldOf(paymentId) : { orderId })
}

async function askRefund(
  ports: Till,
  { userId, requestId }: { userId: string; requestId: string }
) {
  const shownTotal = worthNow(ports, userId)
  return requestRefund(ports, { userId, requestId, shownTotal, refundDays: 14 })
}

/** Refunds are paid out by a job, at any time after they were asked for, and any number of times. */
async function payOut(ports: Till, command: Extract<Command, { kind: 'pay_out' }>) {
  const refunds = [...ports.repositories.refunds.rows.values()]
  const refund = refunds[command.nth % refunds.length]
  if (!refund) return
  ports.payments.refundsAre = command.told
  const input = { refundId: refund.id, description: 'Refund' }
  if (!command.crash) return payOutRefund(ports, input)
  const { orders } = ports.repositories
  const { providerPaymentId: paymentId } = orders.rows.get(refund.orderId)!
  const { amount, currency } = refund
  await ports.payments.refund({ ...input, paymentId: paymentId!, amount: { amount, currency } })
}

function endAtProvider(ports: Till, { nth, told }: Extract<Command, { kind: 'refund_ends' }>) {
  const waiting = [...ports.payments.refunds.values()].filter(({ status }) => status === 'pending')
  const refund = waiting[nth % waiting.length]
  if (refund) ports.payments.endRefund(refund.refundId, told)
}

function withoutSpending(movements: readonly Movement[], userId: string) {
  const account = memberAccount(userId)
  return movements.filter(
    ({ from, to, orderId }) => to === account || (from === account && orderId)
  )
}

/** Each account with the sum of its legs. */
function balances(movements: readonly Movement[]) {
  const sums = new Map<string, number>()
  for (const { from, to, credits } of movements) {
    sums.set(from, (sums.get(from) ?? 0) - credits)
    sums.set(to, (sums.get(to) ?? 0) + credits)
  }
  return sums
}

/** Batches run at once: the scheduler decides which command or answer of the provider is next. */
const stories = fc.array(fc.array(commands, { minLength: 1, maxLength: 6 }), {
  minLength: 4,
  maxLength: 10,
})

async function play(scheduler: fc.Scheduler, ports: Till, batch: readonly Command[]) {
  const started = batch.map(async (command) => {
    await scheduler.schedule(Promise.resolve())
    return obey(ports, command)
  })
  await scheduler.waitFor(Promise.all(started))
}

/** A till whose provider answers late: what it tells may be old by then. */
async function openSlowTill(scheduler: fc.Scheduler) {
  const ports = await openTill()
  const { payments } = ports
  payments.create = scheduler.scheduleFunction(payments.create.bind(payments))
  payments.refund = scheduler.scheduleFunction(payments.refund.bind(payments))
  payments.find = scheduler.scheduleFunction(payments.find.bind(payments))
  return ports
}

test.group('Exactness of purchases and refunds', () => {
  test('holds for every story of purchases, webhooks, spending and refunds', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(stories, fc.scheduler(), async (story, scheduler) => {
        const ports = await openSlowTill(scheduler)
        for (const batch of story) {
          await play(scheduler, ports, batch)
          assertExact(ports)
        }
      }),
      { numRuns: 200 }
    )

    function assertExact(ports: Till) {
      const { ledger, orders, users, discountCodes } = ports.repositories
      const sums = balances(ledger.rows)
      assert.equal(
        [...sums.values()].reduce((sum, balance) => sum + balance, 0),
        0
      )
      for (const userId of buyers) {
        const balance = sums.get(memberAccount(userId)) ?? 0
        assert.isAtLeast(balance, 0)
        assert.equal(users.rows.get(userId)?.credits, balance)
        const lots = lotsOf({ userId, movements: withoutSpending(ledger.rows, userId), balance })
        assert.equal(
          lots.reduce((sum, { unused }) => sum + unused, 0),
          balance
        )
      }
      for (const order of orders.rows.values()) {
        const booked = ledger.rows.filter(({ orderId }) => orderId === order.id)
        const purchases = booked.filter(({ kind }) => kind === 'purchase')
        assert.lengthOf(purchases, order.completedAt ? 1 : 0)
        assertRefundsExact(assert, ports, order)
        assert.isAtLeast(bookedOf(booked), 0)
      }
      const discounted = [...orders.rows.values()].filter(({ discountCode }) => discountCode)
      assert.isAtMost(discounted.filter(isOpen).length, 1)
      const isUsed = discountCodes.rows.get('SPRING10')?.status === 'used'
      assert.equal(
        isUsed,
        discounted.some(({ completedAt }) => completedAt)
      )
    }
  })
})
