import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { Repositories } from '#core/ports/unit_of_work'
import {
  perTable,
  tables,
  type FixedOf,
  type KeyOf,
  type RowOf,
  type RowsOf,
  type TableName,
} from '#core/repositories/tables'
import { LucidAudit } from '#adapters/lucid/lucid_audit'
import { LucidBankTransfers } from '#adapters/lucid/lucid_bank_transfers'
import { LucidBlocks } from '#adapters/lucid/lucid_blocks'
import { LucidConversations } from '#adapters/lucid/lucid_conversations'
import { LucidDebits } from '#adapters/lucid/lucid_debits'
import { LucidDeliveryCounts } from '#adapters/lucid/lucid_delivery_counts'
import { LucidEmailChanges } from '#adapters/lucid/lucid_email_changes'
import { LucidFailedJobs } from '#adapters/lucid/lucid_failed_jobs'
import { LucidInvoices } from '#adapters/lucid/lucid_invoices'
import { LucidJobs } from '#adapters/lucid/lucid_jobs'
import { LucidLedger } from '#adapters/lucid/lucid_ledger'
import { LucidLogins } from '#adapters/lucid/lucid_logins'
import { LucidMessages } from '#adapters/lucid/lucid_messages'
import { LucidNewsMails } from '#adapters/lucid/lucid_news_mails'
import { LucidOrders } from '#adapters/lucid/lucid_orders'
import { LucidPayouts } from '#adapters/lucid/lucid_payouts'
import { LucidPhotoHashes } from '#adapters/lucid/lucid_photo_hashes'
import { LucidPhotos } from '#adapters/lucid/lucid_photos'
import { LucidProfiles } from '#adapters/lucid/lucid_profiles'
import { LucidProviderRefunds } from '#adapters/lucid/lucid_provider_refunds'
import { LucidRefunds } from '#adapters/lucid/lucid_refunds'
import { LucidReports } from '#adapters/lucid/lucid_reports'
import { LucidRows } from '#adapters/lucid/lucid_rows'
import { LucidShownRows } from '#adapters/lucid/lucid_shown_rows'
import { LucidSignings } from '#adapters/lucid/lucid_signings'
import { LucidSites } from '#adapters/lucid/lucid_sites'
import { LucidSwipes } from '#adapters/lucid/lucid_swipes'
import { LucidTickets } from '#adapters/lucid/lucid_tickets'
import { LucidTokens } from '#adapters/lucid/lucid_tokens'
import { LucidErasure } from '#adapters/lucid/lucid_erasure'
import { LucidWorkClaims } from '#adapters/lucid/lucid_work_claims'
import { LucidUsers } from '#adapters/lucid/lucid_users'
import { LucidVisits } from '#adapters/lucid/lucid_visits'
import { ShownChanges } from '#adapters/lucid/shown_changes'
import { StoredTable } from '#adapters/lucid/stored_table'
import AccountDeletion from '#models/account_deletion'
import AccountProof from '#models/account_proof'
import Admin from '#models/admin'
import AdminPasskey from '#models/admin_passkey'
import AdminSession from '#models/admin_session'
import Alarm from '#models/alarm'
import Appeal from '#models/appeal'
import AuditCheck from '#models/audit_check'
import BankImport from '#models/bank_import'
import BankMovement from '#models/bank_movement'
import BankTransfer from '#models/bank_transfer'
import BannedAddress from '#models/banned_address'
import Block from '#models/block'
import Claim from '#models/claim'
import ClaimPayment from '#models/claim_payment'
import Consent from '#models/consent'
import ContentText from '#models/content_text'
import ContentVersion from '#models/content_version'
import Company from '#models/company'
import Conversation from '#models/conversation'
import Debit from '#models/debit'
import DiscountBatch from '#models/discount_batch'
import DiscountCode from '#models/discount_code'
import Dispute from '#models/dispute'
import EmailChange from '#models/email_change'
import FraudWarning from '#models/fraud_warning'
import IncomingTransfer from '#models/incoming_transfer'
import Invoice from '#models/invoice'
import LedgerCheck from '#models/ledger_check'
import LanderVariant from '#models/lander_variant'
import Like from '#models/like'
import Login from '#models/login'
import MailRefusal from '#models/mail_refusal'
import Mandate from '#models/mandate'
import Measure from '#models/measure'
import MemberCorrection from '#models/member_correction'
import MemberExport from '#models/member_export'
import MemberNote from '#models/member_note'
import Message from '#models/message'
import OpenItem from '#models/open_item'
import Order from '#models/order'
import Package from '#models/package'
import PageView from '#models/page_view'
import Passkey from '#models/passkey'
import PaymentEvent from '#models/payment_event'
import Payout from '#models/payout'
import Photo from '#models/photo'
import PhotoDecision from '#models/photo_decision'
import PhotoHash from '#models/photo_hash'
import Profile from '#models/profile'
import Proposal from '#models/proposal'
import ProviderRefund from '#models/provider_refund'
import ReadyAnswer from '#models/ready_answer'
import Reading from '#models/reading'
import ReadyLine from '#models/ready_line'
import Reconciliation from '#models/reconciliation'
import RecoveryCode from '#models/recovery_code'
import Refund from '#models/refund'
import Reminder from '#models/reminder'
import Report from '#models/report'
import SelfDescription from '#models/self_description'
import SepaFile from '#models/sepa_file'
import SettlementComparison from '#models/settlement_comparison'
import Setting from '#models/setting'
import SettingDraft from '#models/setting_draft'
import ShippedText from '#models/shipped_text'
import Signing from '#models/signing'
import Site from '#models/site'
import SoftBounce from '#models/soft_bounce'
import SpendingLimits from '#models/spending_limits'
import SurplusPayment from '#models/surplus_payment'
import Swipe from '#models/swipe'
import Ticket from '#models/ticket'
import TicketEntry from '#models/ticket_entry'
import TicketFile from '#models/ticket_file'
import Token from '#models/token'
import User from '#models/user'
import VeiledCount from '#models/veiled_count'
import Visit from '#models/visit'
import WorkClaim from '#models/work_claim'

/** The model of each table: it declares the columns and how their values are stored. */
const models: { readonly [Name in TableName]: LucidModel & (new () => RowOf<Name>) } = {
  accountProofs: AccountProof,
  adminPasskeys: AdminPasskey,
  adminSessions: AdminSession,
  admins: Admin,
  alarms: Alarm,
  appeals: Appeal,
  auditChecks: AuditCheck,
  bankImports: BankImport,
  bankMovements: BankMovement,
  bankTransfers: BankTransfer,
  bannedAddresses: BannedAddress,
  blocks: Block,
  claimPayments: ClaimPayment,
  claims: Claim,
  contentTexts: ContentText,
  contentVersions: ContentVersion,
  companies: Company,
  consents: Consent,
  conversations: Conversation,
  debits: Debit,
  deletions: AccountDeletion,
  discountBatches: DiscountBatch,
  discountCodes: DiscountCode,
  disputes: Dispute,
  emailChanges: EmailChange,
  fraudWarnings: FraudWarning,
  incomingTransfers: IncomingTransfer,
  invoices: Invoice,
  ledgerChecks: LedgerCheck,
  landerVariants: LanderVariant,
  likes: Like,
  logins: Login,
  mailRefusals: MailRefusal,
  mandates: Mandate,
  measures: Measure,
  memberCorrections: MemberCorrection,
  memberExports: MemberExport,
  memberNotes: MemberNote,
  messages: Message,
  openItems: OpenItem,
  orders: Order,
  packages: Package,
  pageViews: PageView,
  passkeys: Passkey,
  paymentEvents: PaymentEvent,
  payouts: Payout,
  photoDecisions: PhotoDecision,
  photoHashes: PhotoHash,
  photos: Photo,
  profiles: Profile,
  proposals: Proposal,
  providerRefunds: ProviderRefund,
  readings: Reading,
  readyLines: ReadyLine,
  readyAnswers: ReadyAnswer,
  reconciliations: Reconciliation,
  recoveryCodes: RecoveryCode,
  refunds: Refund,
  reminders: Reminder,
  reports: Report,
  selfDescriptions: SelfDescription,
  sepaFiles: SepaFile,
  settlementComparisons: SettlementComparison,
  settingDrafts: SettingDraft,
  settings: Setting,
  shippedTexts: ShippedText,
  signings: Signing,
  sites: Site,
  softBounces: SoftBounce,
  spendingLimits: SpendingLimits,
  surplusPayments: SurplusPayment,
  swipes: Swipe,
  ticketEntries: TicketEntry,
  ticketFiles: TicketFile,
  tickets: Ticket,
  tokens: Token,
  users: User,
  veiledCounts: VeiledCount,
  visits: Visit,
  workClaims: WorkClaim,
}

type StoredTables = { readonly [Name in TableName]: StoredTable<RowOf<Name>> }
type AllRows = { readonly [Name in TableName]: RowsOf<Name> }

/** How the rows of each table are stored. */
export const storedTables = perTable<StoredTables>(
  (name) => new StoredTable(models[name], tables[name])
)

/** Every repository on one transaction, which note in `shown` what pages of visitors show. */
export function repositoriesOn(
  client: TransactionClientContract,
  shown = new ShownChanges()
): Repositories {
  return {
    ...perTable<AllRows>((name) => rowsOn(client, name)),
    ...shownRepositories(client, shown),
    audit: new LucidAudit(client),
    bankTransfers: new LucidBankTransfers(client, storedTables.bankTransfers),
    blocks: new LucidBlocks(client, storedTables.blocks),
    conversations: new LucidConversations(client, storedTables.conversations),
    debits: new LucidDebits(client, storedTables.debits),
    deliveryCounts: new LucidDeliveryCounts(client),
    emailChanges: new LucidEmailChanges(client, storedTables.emailChanges),
    invoices: new LucidInvoices(client, storedTables.invoices),
    failedJobs: new LucidFailedJobs(client),
    jobs: new LucidJobs(client),
    ledger: new LucidLedger(client),
    logins: new LucidLogins(client, storedTables.logins),
    messages: new LucidMessages(client, storedTables.messages),
    newsMails: new LucidNewsMails(client),
    orders: new LucidOrders(client, storedTables.orders),
    payouts: new LucidPayouts(client, storedTables.payouts),
    photoHashes: new LucidPhotoHashes(client, storedTables.photoHashes),
    providerRefunds: new LucidProviderRefunds(client, storedTables.providerRefunds),
    refunds: new LucidRefunds(client, storedTables.refunds),
    reports: new LucidReports(client, storedTables.reports),
    signings: new LucidSignings(client, storedTables.signings),
    swipes: new LucidSwipes(client, storedTables.swipes),
    tickets: new LucidTickets(client, storedTables.tickets),
    tokens: new LucidTokens(client, storedTables.tokens),
    erasure: new LucidErasure(client),
    users: new LucidUsers(client, storedTables.users),
    visits: new LucidVisits(client, storedTables.visits),
    workClaims: new LucidWorkClaims(client, storedTables.workClaims),
  }
}

/** The repositories of tables whose rows pages of visitors show. */
function shownRepositories(client: TransactionClientContract, shown: ShownChanges) {
  return {
    companies: shownRowsOn(client, 'companies', shown),
    contentTexts: shownRowsOn(client, 'contentTexts', shown),
    contentVersions: shownRowsOn(client, 'contentVersions', shown),
    landerVariants: shownRowsOn(client, 'landerVariants', shown),
    packages: shownRowsOn(client, 'packages', shown),
    photos: new LucidPhotos(client, storedTables.photos, shown),
    profiles: new LucidProfiles(client, storedTables.profiles, shown),
    settings: shownRowsOn(client, 'settings', shown),
    shippedTexts: shownRowsOn(client, 'shippedTexts', shown),
    sites: new LucidSites(client, storedTables.sites, shown),
  }
}

function rowsOn<Name extends TableName>(client: TransactionClientContract, name: Name) {
  return new LucidRows<RowOf<Name>, KeyOf<Name>, FixedOf<Name>>(client, storedTables[name])
}

function shownRowsOn<Name extends TableName>(
  client: TransactionClientContract,
  name: Name,
  shown: ShownChanges
) {
  const stored = storedTables[name]
  return new LucidShownRows<RowOf<Name>, KeyOf<Name>, FixedOf<Name>>(client, stored, shown)
}
