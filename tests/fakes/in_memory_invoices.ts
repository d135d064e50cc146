import type { Invoice, CurrentSeller } from '#core/payments/invoices/invoice'
import type { Invoices } from '#core/repositories/invoices'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

/** The seller of every site is one Dutch company. */
export class InMemoryInvoices extends InMemoryRows<Invoice, string, 'id'> implements Invoices {
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
      timeZone: 'Europe/Amsterdam',
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
    this.watch?.locked(key)
    const number = (this.lastNumbers.get(key) ?? 0) + 1
    this.lastNumbers.set(key, number)
    return number
  }
}
