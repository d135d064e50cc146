import { transferExpiresAt } from '#core/payments/bank_transfer/bank_transfer'
import { defineMail } from '#mails/mail'
import { transferRows } from '#mails/payments/transfer_rows'
import BankTransfer from '#models/bank_transfer'
import Order from '#models/order'
import { companyAccountOf } from '#queries/payments/company_account'

/** Payment details of a bank transfer; not sent while the company has no account. */
export default defineMail({
  kind: 'transfer',
  topic: 'payment',
  need: 'needed',
  async facts({ orderId }, { reader }) {
    const { credits } = await Order.findOrFail(orderId)
    const transfer = await BankTransfer.findByOrFail('orderId', orderId)
    const account = await companyAccountOf(reader.site.id)
    if (!account?.iban) return null
    const { reference, amount, currency } = transfer
    return {
      orderId,
      credits,
      money: { amount, currency },
      reference,
      beneficiary: account.name,
      iban: account.iban,
      bic: account.bic,
      until: transferExpiresAt(transfer),
    }
  },
  link: ({ orderId }) => `/transactions/${orderId}`,
  letter: ({ credits, until, money, ...account }, say) => {
    const price = say.price(money)
    return {
      subject: say.text('mails.transfer_subject'),
      body: [
        say.text('mails.transfer_text', { credits, price }),
        { facts: transferRows({ ...account, price }, say) },
        say.text('mails.transfer_note', { date: say.day(until) }),
      ],
      button: say.text('mails.transfer_button'),
    }
  },
})
