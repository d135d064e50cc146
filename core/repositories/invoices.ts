import type { Invoice, CurrentSeller } from '#core/payments/invoices/invoice'
import type { Rows } from '#core/repositories/rows'

/** Invoices are immutable: they are added and read, never changed, and removed with all of an old order (`Erasure`). */
export interface Invoices extends Omit<Rows<Invoice>, 'put' | 'update' | 'remove'> {
  /** The present seller of a site. */
  sellerOf(siteId: string): Promise<CurrentSeller>
  /**
   * The next number of a series in a year, from 1. A rollback gives it back; until the unit of work
   * ends, others that ask for a number of the series wait.
   */
  nextNumber(series: string, year: number): Promise<number>
}
