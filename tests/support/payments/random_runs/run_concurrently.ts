import fc from 'fast-check'
import type { Step } from '#tests/support/payments/random_runs/steps'
import { runStep } from '#tests/support/payments/random_runs/run_steps'
import { openCheckout, type Checkout } from '#tests/support/payments/checkout'

/** Batches run at once: the scheduler decides which command or answer of the provider is next. */
export function randomRuns<C extends Step>(commands: fc.Arbitrary<C>) {
  const batch = fc.array(commands, { minLength: 1, maxLength: 6 })
  return fc.array(batch, { minLength: 4, maxLength: 10 })
}

export async function runConcurrently(
  scheduler: fc.Scheduler,
  checkout: Checkout,
  batch: readonly Step[]
) {
  const started = batch.map(async (command) => {
    await scheduler.schedule(Promise.resolve())
    return runStep(checkout, command)
  })
  await scheduler.waitFor(Promise.all(started))
}

/** A till whose provider answers late: what it tells may be old by then. */
export async function openSlowCheckout(scheduler: fc.Scheduler) {
  const checkout = await openCheckout()
  const { payments } = checkout
  payments.create = scheduler.scheduleFunction(payments.create.bind(payments))
  payments.refund = scheduler.scheduleFunction(payments.refund.bind(payments))
  payments.find = scheduler.scheduleFunction(payments.find.bind(payments))
  return checkout
}
