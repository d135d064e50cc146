import fc from 'fast-check'
import type { Command } from '#tests/support/payments/random_runs/steps'
import { obey } from '#tests/support/payments/random_runs/run_steps'
import { openTill, type Till } from '#tests/support/payments/checkout'

/** Batches run at once: the scheduler decides which command or answer of the provider is next. */
export function storiesOf<C extends Command>(commands: fc.Arbitrary<C>) {
  const batch = fc.array(commands, { minLength: 1, maxLength: 6 })
  return fc.array(batch, { minLength: 4, maxLength: 10 })
}

export async function play(scheduler: fc.Scheduler, till: Till, batch: readonly Command[]) {
  const started = batch.map(async (command) => {
    await scheduler.schedule(Promise.resolve())
    return obey(till, command)
  })
  await scheduler.waitFor(Promise.all(started))
}

/** A till whose provider answers late: what it tells may be old by then. */
export async function openSlowTill(scheduler: fc.Scheduler) {
  const till = await openTill()
  const { payments } = till
  payments.create = scheduler.scheduleFunction(payments.create.bind(payments))
  payments.refund = scheduler.scheduleFunction(payments.refund.bind(payments))
  payments.find = scheduler.scheduleFunction(payments.find.bind(payments))
  return till
}
