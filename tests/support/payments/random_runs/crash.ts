import { UnitOfWork, type Repositories } from '#core/ports/unit_of_work'
import {
  PaymentGateway,
  type PaymentRequest,
  type RefundRequest,
  type Webhook,
} from '#core/ports/payment_gateway'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import type { Checkout } from '#tests/support/payments/checkout'
import { onlyGateway } from '#tests/support/payments/only_gateway'

/** Thrown where the process crashes: nothing after it is done. */
export class Crash extends Error {}

type Step = () => void

/**
 * Runs a checkout in a process that crashes after so many steps: before or after a call to the provider, before a
 * unit of work, at its end with nothing committed, or once all is committed.
 */
export function crashAfter(checkout: Checkout, steps: number) {
  let left = steps
  const step = () => {
    if (left === 0) throw new Crash()
    left -= 1
  }
  return {
    ...checkout,
    unitOfWork: new CrashingUnitOfWork(checkout.unitOfWork, step),
    payments: onlyGateway(new CrashingGateway(checkout.payments, step)),
  }
}

export type CrashingCheckout = Omit<Checkout, 'unitOfWork' | 'payments'> &
  Readonly<{ unitOfWork: UnitOfWork; payments: PaymentGateways }>

class CrashingUnitOfWork extends UnitOfWork {
  constructor(
    private real: UnitOfWork,
    private step: Step
  ) {
    super()
  }

  async run<T>(work: (repositories: Repositories) => Promise<T>) {
    this.step()
    const done = await this.real.run(async (repositories) => {
      const worked = await work(repositories)
      this.step()
      return worked
    })
    this.step()
    return done
  }
}

class CrashingGateway extends PaymentGateway {
  readonly name = 'fake'

  constructor(
    private real: PaymentGateway,
    private step: Step
  ) {
    super()
  }

  create(request: PaymentRequest) {
    return this.#asked(() => this.real.create(request))
  }

  cancel(paymentId: string) {
    return this.#asked(() => this.real.cancel(paymentId))
  }

  find(paymentId: string) {
    return this.#asked(() => this.real.find(paymentId))
  }

  readWebhook(webhook: Webhook) {
    return this.real.readWebhook(webhook)
  }

  refund(request: RefundRequest) {
    return this.#asked(() => this.real.refund(request))
  }

  received: PaymentGateway['received'] = (since) => this.real.received(since)

  async #asked<T>(ask: () => Promise<T>) {
    this.step()
    const answer = await ask()
    this.step()
    return answer
  }
}
