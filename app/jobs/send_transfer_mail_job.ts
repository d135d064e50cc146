import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { transferExpiresAt } from '#core/payments/bank_transfer/bank_transfer'
import { Ports } from '#core/ports'
import { ownAccount } from '#queries/payments/own_account'
import BankTransfer from '#models/bank_transfer'
import Order from '#models/order'
import User from '#models/user'

type Payload = Readonly<{ orderId: string }>

/** What is to be paid, to whom and with which reference; an erased account gets nothing. */
@inject()
export default class SendTransferMailJob extends Job<Payload> {
  static options = { name: 'send_transfer_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const { userId, credits } = await Order.findOrFail(this.payload.orderId)
    const transfer = await BankTransfer.findByOrFail('orderId', this.payload.orderId)
    const user = await User.query().where('id', userId).preload('profile').firstOrFail()
    const account = await ownAccount(user.siteId)
    if (!user.email || !account?.iban) return
    const { orderId, reference, amount, currency } = transfer
    const { email: to, language, siteId, profile } = user
    await this.ports.mailer.send({
      ...{ kind: 'transfer', userId, to, language, siteId, name: profile.name },
      ...{ credits, money: { amount, currency }, orderId, reference },
      ...{ beneficiary: account.name, iban: account.iban, bic: account.bic },
      until: transferExpiresAt(transfer),
    })
  }
}
