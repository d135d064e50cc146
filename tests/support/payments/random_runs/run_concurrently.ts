import fc from 'fast-check'
import type { Step } from '#tests/support/payments/random_runs/steps'
import { runStep } from '#tests/support/payments/random_runs/run_steps'
import { openCheckout, type Checkout } from '#tests/support/payments/checkout'

/**
 * Runs of random batches; the scheduler decides which step or answer of the provider comes next.
 */
export function randomRuns<C extends Step>(steps: fc.Arbitrary<C>) {
  const batch = fc.array(steps, { minLength: 1, maxLength: 6 })
  return fc.array(batch, { minLength: 4, maxLength: 10 })
}

export async function runConcurrently(
  scheduler: fc.Scheduler,
  checkout: Checkout,
  batch: readonly Step[]
) {
  const started = batch.map(async (step) => {
    await scheduler.schedule(Promise.resolve())
    return runStep(checkout, step)
  })
  await scheduler.waitFor(Promise.all(started))
}

/** A checkout whose provider answers late, so that its answers may be stale. */
export async function openSlowCheckout(scheduler: fc.Scheduler) {
  const checkout = await openCheckout()
  const { payments } = checkout
  payments.create = scheduler.scheduleFunction(payments.create.bind(payments))
  payments.refund = scheduler.scheduleFunction(payments.refund.bind(payments))
  payments.find = scheduler.scheduleFunction(payments.find.bind(payments))
  return checkout
}
