import { timeBonusCode } from '#core/payments/discounts/time_bonus'
import { isOpen } from '#core/payments/orders/order'
import type { RowOf, TableName } from '#core/repositories/tables'
import type { UniqueKey } from '#tests/fakes/in_memory_rows'

/** The unique indexes of the database beside primary keys; a partial one is a function. */
export const uniqueKeys: { readonly [Name in TableName]?: readonly UniqueKey<RowOf<Name>>[] } = {
  accountProofs: [['reference']],
  adminPasskeys: [['credentialId']],
  adminSessions: [['digest']],
  admins: [['email']],
  appeals: [['measureId']],
  bankMovements: [['account', 'fingerprint', 'position']],
  bankTransfers: [['orderId']],
  claims: [['provider', 'paymentId'], ['reference']],
  conversations: [['lowProfileId', 'highProfileId']],
  debits: [['orderId'], ['mandateId'], ['endToEndId']],
  discountCodes: [({ userId, purpose }) => (purpose === null ? [] : [userId, purpose])],
  emailChanges: [['digest']],
  invoices: [['occasion'], ['series', 'year', 'number']],
  landerVariants: [['siteId', 'lander', 'slug']],
  mandates: [['reference']],
  memberCorrections: [['movementId']],
  messages: [['conversationId', 'clientId'], ['conversationId', 'sequence'], ['storageKey']],
  openItems: [['source', 'sourceId']],
  orders: [
    ['userId', 'clientId'],
    ['provider', 'providerPaymentId'],
    (order) => (isOpen(order) && order.discountCode === timeBonusCode ? [order.userId] : []),
  ],
  packages: [['tier', 'currency']],
  passkeys: [['credentialId']],
  photos: [['storageKey'], ['profileId', 'clientId']],
  profiles: [['userId']],
  proposals: [
    (proposal) =>
      proposal.status === 'waiting'
        ? [proposal.right, proposal.subjectKind, proposal.subjectId]
        : [],
  ],
  refunds: [['orderId', 'requestId']],
  reports: [
    (report) =>
      report.status === 'open'
        ? [report.reporterId, report.reportedId, report.evidenceKind, report.evidenceId]
        : [],
  ],
  settingDrafts: [['adminId', 'siteId'], ['previewDigest']],
  sites: [['domain']],
  surplusPayments: [['provider', 'paymentId']],
  ticketEntries: [['messageId'], ['ticketId', 'sequence']],
  tickets: [['number']],
  tokens: [['digest']],
  settlementComparisons: [['day', 'provider']],
  users: [['email']],
}
