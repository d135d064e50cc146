import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { payOut } from '#support/payments/pay_out'

type Payload = Readonly<{ refundId: string }>

/** Asks the provider to give the money of a refund back; one that does not answer is asked again. */
@inject()
export default class PayOutRefundJob extends Job<Payload> {
  static options = { name: 'pay_out_refund' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await payOut(this.ports, this.payload.refundId)
  }
}
