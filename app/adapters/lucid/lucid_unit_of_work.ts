import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { UnitOfWork, type Repositories } from '#core/ports/unit_of_work'
import { LucidBankTransfers } from '#adapters/lucid/lucid_bank_transfers'
import { LucidBlocks } from '#adapters/lucid/lucid_blocks'
import { LucidConversations } from '#adapters/lucid/lucid_conversations'
import { LucidDebits } from '#adapters/lucid/lucid_debits'
import { LucidDeletions } from '#adapters/lucid/lucid_deletions'
import { LucidDiscountCodes } from '#adapters/lucid/lucid_discount_codes'
import { LucidEmailChanges } from '#adapters/lucid/lucid_email_changes'
import { LucidInvoices } from '#adapters/lucid/lucid_invoices'
import { LucidJobs } from '#adapters/lucid/lucid_jobs'
import { LucidLedger } from '#adapters/lucid/lucid_ledger'
import { LucidLikes } from '#adapters/lucid/lucid_likes'
import { LucidLogins } from '#adapters/lucid/lucid_logins'
import { LucidMandates } from '#adapters/lucid/lucid_mandates'
import { LucidMessages } from '#adapters/lucid/lucid_messages'
import { LucidNewsMails } from '#adapters/lucid/lucid_news_mails'
import { LucidOrders } from '#adapters/lucid/lucid_orders'
import { LucidPackages } from '#adapters/lucid/lucid_packages'
import { LucidPasskeys } from '#adapters/lucid/lucid_passkeys'
import { LucidPayouts } from '#adapters/lucid/lucid_payouts'
import { LucidPhotos } from '#adapters/lucid/lucid_photos'
import { LucidProfiles } from '#adapters/lucid/lucid_profiles'
import { LucidRefunds } from '#adapters/lucid/lucid_refunds'
import { LucidReports } from '#adapters/lucid/lucid_reports'
import { LucidSelfDescriptions } from '#adapters/lucid/lucid_self_descriptions'
import { LucidSpendingCares } from '#adapters/lucid/lucid_spending_cares'
import { LucidSepaFiles } from '#adapters/lucid/lucid_sepa_files'
import { LucidSignings } from '#adapters/lucid/lucid_signings'
import { LucidSurplusPayments } from '#adapters/lucid/lucid_surplus_payments'
import { LucidSwipes } from '#adapters/lucid/lucid_swipes'
import { LucidTokens } from '#adapters/lucid/lucid_tokens'
import { LucidTraces } from '#adapters/lucid/lucid_traces'
import { LucidUsers } from '#adapters/lucid/lucid_users'
import { LucidVisits } from '#adapters/lucid/lucid_visits'
import { onDisk } from '#database/sqlite_disk'
import { transact } from '#database/transact'

/** One database transaction; its repositories exist only inside it. */
export class LucidUnitOfWork extends UnitOfWork {
  constructor(private database: Database) {
    super()
  }

  /** Returns when what was done is on the disk: nobody is told of it before. */
  async run<T>(work: (repositories: Repositories) => Promise<T>) {
    const done = await transact(this.database, (client) => work(repositoriesOn(client)))
    await onDisk()
    return done
  }
}

function repositoriesOn(client: TransactionClientContract): Repositories {
  return {
    bankTransfers: new LucidBankTransfers(client),
    blocks: new LucidBlocks(client),
    conversations: new LucidConversations(client),
    debits: new LucidDebits(client),
    deletions: new LucidDeletions(client),
    discountCodes: new LucidDiscountCodes(client),
    emailChanges: new LucidEmailChanges(client),
    invoices: new LucidInvoices(client),
    jobs: new LucidJobs(client),
    ledger: new LucidLedger(client),
    likes: new LucidLikes(client),
    logins: new LucidLogins(client),
    mandates: new LucidMandates(client),
    messages: new LucidMessages(client),
    newsMails: new LucidNewsMails(client),
    orders: new LucidOrders(client),
    packages: new LucidPackages(client),
    passkeys: new LucidPasskeys(client),
    payouts: new LucidPayouts(client),
    photos: new LucidPhotos(client),
    profiles: new LucidProfiles(client),
    refunds: new LucidRefunds(client),
    reports: new LucidReports(client),
    selfDescriptions: new LucidSelfDescriptions(client),
    spendingCares: new LucidSpendingCares(client),
    sepaFiles: new LucidSepaFiles(client),
    signings: new LucidSignings(client),
    surplusPayments: new LucidSurplusPayments(client),
    swipes: new LucidSwipes(client),
    tokens: new LucidTokens(client),
    traces: new LucidTraces(client),
    users: new LucidUsers(client),
    visits: new LucidVisits(client),
  }
}
