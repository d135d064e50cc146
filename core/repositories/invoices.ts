import type { Invoice, CurrentSeller } from '#core/payments/invoices/invoice'
import type { Rows } from '#core/repositories/rows'

export interface Invoices extends Rows<Invoice, string, 'id'> {
  /** Who sells on a site now. */
  sellerOf(siteId: string): Promise<CurrentSeller>
  /**
   * The next number of a series in a year, from 1. It is taken when the work is kept and given back
   * when it is not; every other work that asks for one waits until then.
   */
  nextNumber(series: string, year: number): Promise<number>
}
