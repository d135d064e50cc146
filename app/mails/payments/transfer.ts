import { transferExpiresAt } from '#core/payments/bank_transfer/bank_transfer'
import { inGroupsOfFour } from '#core/payments/sepa/rf_reference'
import { defineMail } from '#mails/mail'
import BankTransfer from '#models/bank_transfer'
import Order from '#models/order'
import { companyAccountOf } from '#queries/payments/company_account'

/** Payment details of a bank transfer; not sent while the company has no account. */
export default defineMail({
  kind: 'transfer',
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
  words: ({ until, money, iban, reference }, say) => ({
    iban: inGroupsOfFour(iban),
    reference: inGroupsOfFour(reference),
    date: say.day(until),
    price: say.price(money),
  }),
})
