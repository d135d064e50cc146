import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { masked } from '#core/payments/direct_debit/mandate'
import { Ports } from '#core/ports'
import Company from '#models/company'
import Debit from '#models/debit'
import Mandate from '#models/mandate'
import { readerOf } from '#mails/reader'

type Payload = Readonly<{
  debitId: string
  kind: 'debit' | 'debit_returned' | 'debit_unblocked'
}>

/** Announces a debit, or tells that it came back or blocks no more; an erased account gets nothing. */
@inject()
export default class SendDebitMailJob extends Job<Payload> {
  static options = { name: 'send_debit_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const { debitId, kind } = this.payload
    const { mandateId, orderId, amount, currency, collectOn } = await Debit.findOrFail(debitId)
    const { userId, iban, reference } = await Mandate.findOrFail(mandateId)
    const reader = await readerOf(userId)
    if (!reader) return
    const company = await Company.findOrFail(reader.siteId)
    await this.ports.mailer.send({
      ...{ ...reader, kind },
      ...{ money: { amount, currency }, orderId, collectOn, reference },
      ...{ account: masked(iban), creditor: company.name },
      creditorId: company.creditorId ?? '',
    })
  }
}
