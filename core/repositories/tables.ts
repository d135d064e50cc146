import type { Admin } from '#core/admin/admin'
import type { Reading } from '#core/admin/conversations/reading'
import type { WorkClaim } from '#core/admin/claims/work_claim'
import type { ReadyLine } from '#core/admin/inbox/ready_line'
import type { SettingDraft } from '#core/admin/sites/setting_draft'
import type { Proposal } from '#core/admin/four_eyes/proposal'
import type { MemberCorrection } from '#core/admin/members/member_correction'
import type { MemberExport } from '#core/admin/members/member_export'
import type { MemberNote } from '#core/admin/members/member_note'
import type { AdminPasskey } from '#core/admin/logging_in/admin_passkey'
import type { AdminSession } from '#core/admin/logging_in/admin_session'
import type { RecoveryCode } from '#core/admin/logging_in/recovery_code'
import type { Consent } from '#core/accounts/consents/consent'
import type { EmailChange } from '#core/accounts/email/email_change'
import type { BannedAddress } from '#core/accounts/leaving/banned_digests'
import type { Deletion } from '#core/accounts/leaving/deletion'
import type { Login } from '#core/accounts/logging_in/login'
import type { Passkey } from '#core/accounts/logging_in/passkey'
import type { Token } from '#core/users/token'
import type { User } from '#core/users/user'
import type { ReadyAnswer } from '#core/complaints/ready_answer'
import type { TicketEntry, TicketFile } from '#core/complaints/thread'
import type { Ticket } from '#core/complaints/ticket'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import type { Package } from '#core/credits/package'
import type { Swipe } from '#core/discovery/swiping/swipe'
import type { Visit } from '#core/discovery/visits/visit'
import type { Block } from '#core/likes/block'
import type { LanderVariant } from '#core/landers/variant'
import type { Like } from '#core/likes/like'
import type { VeiledCount } from '#core/likes/veiled_count'
import type { Conversation } from '#core/messaging/conversation'
import type { Message } from '#core/messaging/message'
import type { MailRefusal } from '#core/notifications/mail/bounces/mail_refusal'
import type { SoftBounce } from '#core/notifications/mail/bounces/soft_bounce'
import type { PhotoHash } from '#core/profiles/photos/photo_hash'
import type { FraudWarning } from '#core/moderation/fraud/fraud_warning'
import type { Appeal } from '#core/moderation/measures/appeal'
import type { Measure } from '#core/moderation/measures/measure'
import type { PhotoDecision } from '#core/moderation/photo_decision'
import type { Report } from '#core/moderation/report'
import type { AuditCheck } from '#core/admin/audit/audit_check'
import type { LedgerCheck } from '#core/credits/ledger_check'
import type { DiscountBatch } from '#core/payments/discounts/discount_batch'
import type { SettlementComparison } from '#core/payments/settling/settlement_comparison'
import type { Alarm } from '#core/sites/alarm'
import type { SiteCompany } from '#core/sites/company'
import type { Site, StoredSetting } from '#core/sites/site'
import type { BankTransfer, IncomingTransfer } from '#core/payments/bank_transfer/bank_transfer'
import type { Claim, ClaimPayment } from '#core/payments/claims/claim'
import type { Debit } from '#core/payments/direct_debit/debit'
import type { Mandate } from '#core/payments/direct_debit/mandate'
import type { Signing } from '#core/payments/direct_debit/signing'
import type { Dispute } from '#core/payments/disputes/dispute'
import type { Invoice } from '#core/payments/invoices/invoice'
import type { OpenItem } from '#core/payments/open_items/open_item'
import type { PaymentEvent } from '#core/payments/settling/payment_event'
import type { Order } from '#core/payments/orders/order'
import type { AccountProof } from '#core/payments/refunds/account_proof'
import type { Payout } from '#core/payments/refunds/payout'
import type { ProviderRefund } from '#core/payments/refunds/provider_refund'
import type { Refund } from '#core/payments/refunds/refund'
import type { BankImport } from '#core/payments/sepa/bank_import'
import type { BankMovement } from '#core/payments/sepa/bank_movement'
import type { SepaFile } from '#core/payments/sepa/sepa_file'
import type { Reconciliation } from '#core/payments/settling/reconciliation'
import type { SpendingLimits } from '#core/payments/spending/spending_limits'
import type { SurplusPayment } from '#core/payments/surplus/surplus_payment'
import type { ShippedText } from '#core/sites/content/shipped_text'
import type { ContentText, ContentVersion } from '#core/sites/content/version'
import type { PageView } from '#core/users/page_view'
import type { Photo } from '#core/profiles/photos/photo'
import type { Profile } from '#core/profiles/profile'
import type { Reminder } from '#core/notifications/reminders/reminder'
import type { SelfDescription } from '#core/profiles/self_description'
import type { BankTransfers } from '#core/repositories/bank_transfers'
import type { Blocks } from '#core/repositories/blocks'
import type { Conversations } from '#core/repositories/conversations'
import type { Debits } from '#core/repositories/debits'
import type { EmailChanges } from '#core/repositories/email_changes'
import type { Invoices } from '#core/repositories/invoices'
import type { Logins } from '#core/repositories/logins'
import type { Messages } from '#core/repositories/messages'
import type { Orders } from '#core/repositories/orders'
import type { Payouts } from '#core/repositories/payouts'
import type { PhotoHashes } from '#core/repositories/photo_hashes'
import type { Profiles } from '#core/repositories/profiles'
import type { ProviderRefunds } from '#core/repositories/provider_refunds'
import type { Refunds } from '#core/repositories/refunds'
import type { Reports } from '#core/repositories/reports'
import type { Column, Keys, Rows } from '#core/repositories/rows'
import type { Signings } from '#core/repositories/signings'
import type { Sites } from '#core/repositories/sites'
import type { Swipes } from '#core/repositories/swipes'
import type { Tickets } from '#core/repositories/tickets'
import type { Tokens } from '#core/repositories/tokens'
import type { Users } from '#core/repositories/users'
import type { Visits } from '#core/repositories/visits'
import type { WorkClaims } from '#core/repositories/work_claims'

/** Every table that rules read or write; one with queries of its own names its repository. */
export const tables = {
  accountProofs: table<AccountProof>().by('id'),
  adminPasskeys: table<AdminPasskey>().by('id'),
  adminSessions: table<AdminSession>().by('id'),
  admins: table<Admin>().by('id'),
  alarms: table<Alarm>().by('id'),
  appeals: table<Appeal>().by('id', { fixed: ['measureId', 'userId', 'body', 'madeAt'] }),
  auditChecks: table<AuditCheck>().by('id'),
  bankImports: table<BankImport>().by('id', { fixed: ['fileId', 'digest', 'adminId'] }),
  bankMovements: table<BankMovement>().by('id'),
  bankTransfers: table<BankTransfer, BankTransfers>().by('reference'),
  bannedAddresses: table<BannedAddress>().by('digest'),
  blocks: table<Block, Blocks>().byPair('blockerId', 'blockedId'),
  claimPayments: table<ClaimPayment>().by('id'),
  claims: table<Claim>().by('id'),
  contentTexts: table<ContentText>().byPair('versionId', 'locale'),
  contentVersions: table<ContentVersion>().by('id', {
    fixed: ['siteId', 'page', 'createdBy', 'createdAt'],
  }),
  companies: table<SiteCompany>().by('siteId'),
  consents: table<Consent>().by('id', {
    fixed: ['userId', 'kind', 'given', 'version', 'place', 'at'],
  }),
  conversations: table<Conversation, Conversations>().by('id'),
  debits: table<Debit, Debits>().by('id', {
    fixed: ['orderId', 'mandateId', 'amount', 'endToEndId'],
  }),
  deletions: table<Deletion>().by('userId'),
  discountBatches: table<DiscountBatch>().by('id'),
  discountCodes: table<DiscountCode>().by('code'),
  disputes: table<Dispute>().by('id', { fixed: ['orderId', 'currency'] }),
  emailChanges: table<EmailChange, EmailChanges>().by('id'),
  fraudWarnings: table<FraudWarning>().by('userId'),
  incomingTransfers: table<IncomingTransfer>().by('id'),
  invoices: table<Invoice, Invoices>().by('id'),
  ledgerChecks: table<LedgerCheck>().by('id'),
  landerVariants: table<LanderVariant>().by('id', { fixed: ['siteId'] }),
  likes: table<Like>().byPair('likerId', 'likedId'),
  logins: table<Login, Logins>().by('id'),
  mailRefusals: table<MailRefusal>().byPair('domain', 'status'),
  mandates: table<Mandate>().by('id'),
  measures: table<Measure>().by('id', { fixed: ['userId', 'kind', 'takenAt'] }),
  memberCorrections: table<MemberCorrection>().by('id'),
  memberExports: table<MemberExport>().by('id', { fixed: ['userId', 'adminId', 'requestedAt'] }),
  memberNotes: table<MemberNote>().by('id', { fixed: ['userId', 'adminId', 'appealId', 'body'] }),
  messages: table<Message, Messages>().by('id'),
  openItems: table<OpenItem>().by('id'),
  orders: table<Order, Orders>().by('id', { fixed: ['userId'] }),
  packages: table<Package>().by('id'),
  pageViews: table<PageView>().by('id'),
  passkeys: table<Passkey>().by('id'),
  paymentEvents: table<PaymentEvent>().by('id'),
  payouts: table<Payout, Payouts>().by('id'),
  photoDecisions: table<PhotoDecision>().by('id'),
  photoHashes: table<PhotoHash, PhotoHashes>().by('photoId'),
  photos: table<Photo>().by('id'),
  profiles: table<Profile, Profiles>().by('id', { fixed: ['userId', 'fictional'] }),
  proposals: table<Proposal>().by('id'),
  providerRefunds: table<ProviderRefund, ProviderRefunds>().by('id'),
  readings: table<Reading>().by('id', { fixed: ['adminId', 'conversationId', 'openedAt'] }),
  readyLines: table<ReadyLine>().by('id', { fixed: ['adminId', 'createdAt'] }),
  readyAnswers: table<ReadyAnswer>().by('id', { fixed: ['siteId'] }),
  reconciliations: table<Reconciliation>().by('provider'),
  recoveryCodes: table<RecoveryCode>().by('digest'),
  refunds: table<Refund, Refunds>().by('id'),
  reminders: table<Reminder>().byPair('userId', 'kind'),
  reports: table<Report, Reports>().by('id'),
  selfDescriptions: table<SelfDescription>().by('profileId'),
  sepaFiles: table<SepaFile>().by('messageId'),
  settlementComparisons: table<SettlementComparison>().by('id'),
  settingDrafts: table<SettingDraft>().by('id', { fixed: ['adminId', 'siteId'] }),
  settings: table<StoredSetting>().byPair('siteId', 'name'),
  shippedTexts: table<ShippedText>().by('id', {
    fixed: ['page', 'texts', 'shippedAt', 'holdsFrom'],
  }),
  signings: table<Signing, Signings>().by('id'),
  sites: table<Site, Sites>().by('id', { fixed: ['createdAt'] }),
  softBounces: table<SoftBounce>().by('id'),
  spendingLimits: table<SpendingLimits>().by('userId'),
  surplusPayments: table<SurplusPayment>().by('id'),
  swipes: table<Swipe, Swipes>().byPair('swiperId', 'swipedId'),
  ticketEntries: table<TicketEntry>().by('id', { fixed: ['kind', 'at'] }),
  ticketFiles: table<TicketFile>().by('id', { fixed: ['entryId'] }),
  tickets: table<Ticket, Tickets>().by('id', { fixed: ['number', 'siteId', 'openedAt'] }),
  tokens: table<Token, Tokens>().by('id'),
  users: table<User, Users>().by('id', { fixed: ['credits'] }),
  veiledCounts: table<VeiledCount>().byPair('profileId', 'kind'),
  visits: table<Visit, Visits>().byPair('visitorId', 'visitedId'),
  workClaims: table<WorkClaim, WorkClaims>().byPair('kind', 'subjectId'),
}

export type Tables = typeof tables
export type TableName = keyof Tables
export const tableNames = Object.keys(tables) as TableName[]

/** Builds a record with a value for each table. */
export function perTable<Made extends Readonly<Record<TableName, unknown>>>(
  make: (name: TableName) => unknown
): Made {
  return Object.fromEntries(tableNames.map((name) => [name, make(name)])) as Made
}

type Types<Name extends TableName> = NonNullable<Tables[Name]['types']>

export type RowOf<Name extends TableName> = Types<Name>['row']
export type KeyOf<Name extends TableName> = Types<Name>['key']
export type FixedOf<Name extends TableName> = Types<Name>['fixed']
/** The verbs that every table has. */
export type RowsOf<Name extends TableName> = Rows<RowOf<Name>, KeyOf<Name>, FixedOf<Name>>

/** The repository of every table, with its own queries where it has some. */
export type TableRepositories = {
  readonly [Name in TableName]: Types<Name>['repository'] extends null
    ? RowsOf<Name>
    : NonNullable<Types<Name>['repository']>
}

type Table<Row, Key, Fixed, Repository> = Keys &
  Readonly<{
    /** Never set: it only carries the types. */
    types?: Readonly<{ row: Row; key: Key; fixed: Fixed; repository: Repository }>
  }>

function table<Row, Repository = null>() {
  return {
    /** A table with a key of one text column. */
    by<Name extends Column<Row>, Fixed extends Column<Row> = never>(
      key: Name,
      { fixed = [] }: Readonly<{ fixed?: readonly Fixed[] }> = {}
    ): Table<Row, string, Name | Fixed, Repository> {
      return { key: [key], fixed: [key, ...fixed] }
    },
    /** A table with a key of two columns: one row per pair, such as who likes whom. */
    byPair<One extends Column<Row>, Other extends Column<Row>>(
      one: One,
      other: Other
    ): Table<Row, Pick<Row, One | Other>, One | Other, Repository> {
      return { key: [one, other], fixed: [one, other] }
    },
  }
}
