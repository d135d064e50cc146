import { timeBonusCode } from '#core/payments/discounts/time_bonus'
import { isOpen } from '#core/payments/orders/order'
import type { RowOf, TableName } from '#core/repositories/tables'
import type { UniqueKey } from '#tests/fakes/in_memory_rows'

/** The unique keys of the database beside primary ones; a partial index is a function, empty outside it. */
export const uniqueKeys: { readonly [Name in TableName]?: readonly UniqueKey<RowOf<Name>>[] } = {
  bankTransfers: [['orderId']],
  conversations: [['lowProfileId', 'highProfileId']],
  debits: [['orderId'], ['mandateId'], ['endToEndId']],
  emailChanges: [['digest']],
  invoices: [['occasion'], ['series', 'year', 'number']],
  mandates: [['reference']],
  messages: [['conversationId', 'clientId'], ['conversationId', 'sequence'], ['storageKey']],
  orders: [
    ['userId', 'clientId'],
    ['provider', 'providerPaymentId'],
    (order) => (isOpen(order) && order.discountCode === timeBonusCode ? [order.userId] : []),
  ],
  packages: [['tier', 'currency']],
  passkeys: [['credentialId']],
  photos: [['storageKey']],
  profiles: [['userId']],
  refunds: [['orderId', 'requestId']],
  reports: [
    (report) =>
      report.status === 'open'
        ? [report.reporterId, report.reportedId, report.evidenceKind, report.evidenceId]
        : [],
  ],
  surplusPayments: [['provider', 'paymentId']],
  tokens: [['digest']],
  users: [['email']],
}
