/**
 * What stands first in the fictional inbox: what worries most and, of that, the longest waiting; or the
 * longest waiting alone. Rule: docs/product/back-office.md, Fictional inbox.
 */
export const inboxOrders = ['worries', 'waiting'] as const
export type InboxOrder = (typeof inboxOrders)[number]
