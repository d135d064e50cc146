import type { Invoice, CurrentSeller } from '#core/payments/invoices/invoice'

export abstract class Invoices {
  /** Who sells on a site now. */
  abstract sellerOf(siteId: string): Promise<CurrentSeller>
  /**
   * The next number of a series in a year, from 1. It is taken when the work is kept and given back
   * when it is not; every other work that asks for one waits until then.
   */
  abstract nextNumber(series: string, year: number): Promise<number>
  /** Every document of an order, oldest first. */
  abstract ofOrder(orderId: string): Promise<readonly Invoice[]>
  abstract add(invoice: Invoice): Promise<void>
}
