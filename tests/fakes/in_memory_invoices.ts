import type { Invoice, CurrentSeller } from '#core/payments/invoices/invoice'
import { Invoices } from '#core/repositories/invoices'

/** Of a company in the Netherlands, whatever the site. */
export class InMemoryInvoices extends Invoices {
  readonly rows = new Map<string, Invoice>()
  readonly lastNumbers = new Map<string, number>()
  seller: CurrentSeller = {
    siteName: 'Vonk',
    domain: 'vonk.test',
    supportEmail: null,
    company: {
      name: 'Vonk B.V.',
      address: 'Oudegracht 1',
      city: 'Utrecht',
      country: 'NL',
      kvk: '12345678',
      vatNumbers: ['NL001234567B01'],
    },
    vatRates: {},
  }

  async sellerOf() {
    return this.seller
  }

  async nextNumber(series: string, year: number) {
    const key = `${series}-${year}`
    const number = (this.lastNumbers.get(key) ?? 0) + 1
    this.lastNumbers.set(key, number)
    return number
  }

  async ofOrder(orderId: string) {
    return [...this.rows.values()].filter((invoice) => invoice.orderId === orderId)
  }

  async add(invoice: Invoice) {
    const isSame = ({ occasion }: Invoice) => occasion === invoice.occasion
    if ([...this.rows.values()].some(isSame)) throw new Error(`Twice for ${invoice.occasion}`)
    this.rows.set(invoice.id, invoice)
  }
}
