import type { DateTime } from 'luxon'
import type { Ticket } from '#core/complaints/ticket'
import type { Rows } from '#core/repositories/rows'

export interface Tickets extends Rows<Ticket, string, 'id' | 'number' | 'siteId' | 'openedAt'> {
  /**
   * Ids of tickets that are closed, still hold what the person wrote, and whose time is over: of
   * anybody, closed before `before`; of members whose account is erased, closed before `ofErased`.
   */
  toErase(moments: Readonly<{ before: DateTime; ofErased: DateTime }>): Promise<readonly string[]>
  /** Removes all words, names, addresses and files; number, dates and who worked on it stay. */
  erase(id: string): Promise<void>
}
