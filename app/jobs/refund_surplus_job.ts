import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { refundSurplusPayment } from '#support/payments/refund_surplus_payment'

type Payload = Readonly<{ surplusId: string }>

/** Gives back what was paid twice. */
@inject()
export default class RefundSurplusJob extends Job<Payload> {
  static options = { name: 'refund_surplus' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await refundSurplusPayment(this.ports, this.payload.surplusId)
  }
}
