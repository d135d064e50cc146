import { InMemoryBankTransfers } from '#adapters/fakes/in_memory_bank_transfers'
import { InMemoryBlocks } from '#adapters/fakes/in_memory_blocks'
import { InMemoryConversations } from '#adapters/fakes/in_memory_conversations'
import { InMemoryDebits } from '#adapters/fakes/in_memory_debits'
import { InMemoryDeletions } from '#adapters/fakes/in_memory_deletions'
import { InMemoryDiscountCodes } from '#adapters/fakes/in_memory_discount_codes'
import { InMemoryEmailChanges } from '#adapters/fakes/in_memory_email_changes'
import { InMemoryInvoices } from '#adapters/fakes/in_memory_invoices'
import { InMemoryJobs } from '#adapters/fakes/in_memory_jobs'
import { InMemoryLedger } from '#adapters/fakes/in_memory_ledger'
import { InMemoryLikes } from '#adapters/fakes/in_memory_likes'
import { InMemoryLogins } from '#adapters/fakes/in_memory_logins'
import { InMemoryMandates } from '#adapters/fakes/in_memory_mandates'
import { InMemoryMessages } from '#adapters/fakes/in_memory_messages'
import { InMemoryNewsMails } from '#adapters/fakes/in_memory_news_mails'
import { InMemoryOrders } from '#adapters/fakes/in_memory_orders'
import { InMemoryPackages } from '#adapters/fakes/in_memory_packages'
import { InMemoryPasskeys } from '#adapters/fakes/in_memory_passkeys'
import { InMemoryPayouts } from '#adapters/fakes/in_memory_payouts'
import { InMemoryPhotos } from '#adapters/fakes/in_memory_photos'
import { InMemoryProfiles } from '#adapters/fakes/in_memory_profiles'
import { InMemoryRefunds } from '#adapters/fakes/in_memory_refunds'
import { InMemoryReports } from '#adapters/fakes/in_memory_reports'
import { InMemorySelfDescriptions } from '#adapters/fakes/in_memory_self_descriptions'
import { InMemorySpendingCares } from '#adapters/fakes/in_memory_spending_cares'
import { InMemorySepaFiles } from '#adapters/fakes/in_memory_sepa_files'
import { InMemorySignings } from '#adapters/fakes/in_memory_signings'
import { InMemorySurplusPayments } from '#adapters/fakes/in_memory_surplus_payments'
import { InMemorySwipes } from '#adapters/fakes/in_memory_swipes'
import { InMemoryTokens } from '#adapters/fakes/in_memory_tokens'
import { InMemoryTraces } from '#adapters/fakes/in_memory_traces'
import { InMemoryUsers } from '#adapters/fakes/in_memory_users'
import { InMemoryVisits } from '#adapters/fakes/in_memory_visits'

export type InMemoryRepositories = ReturnType<typeof inMemoryRepositories>

/** Every repository, empty. */
export function inMemoryRepositories() {
  const profiles = new InMemoryProfiles()
  const users = new InMemoryUsers(profiles)
  const orders = new InMemoryOrders()
  const mandates = new InMemoryMandates()
  const messages = new InMemoryMessages()
  const tokens = new InMemoryTokens()
  return {
    bankTransfers: new InMemoryBankTransfers(),
    blocks: new InMemoryBlocks(),
    conversations: new InMemoryConversations(),
    debits: new InMemoryDebits(mandates),
    deletions: new InMemoryDeletions(),
    discountCodes: new InMemoryDiscountCodes(),
    emailChanges: new InMemoryEmailChanges(),
    invoices: new InMemoryInvoices(),
    jobs: new InMemoryJobs(),
    ledger: new InMemoryLedger(users),
    likes: new InMemoryLikes(),
    logins: new InMemoryLogins(),
    mandates,
    messages,
    newsMails: new InMemoryNewsMails(),
    orders,
    packages: new InMemoryPackages(),
    passkeys: new InMemoryPasskeys(),
    payouts: new InMemoryPayouts(),
    photos: new InMemoryPhotos(),
    profiles,
    refunds: new InMemoryRefunds(orders),
    reports: new InMemoryReports(),
    selfDescriptions: new InMemorySelfDescriptions(),
    spendingCares: new InMemorySpendingCares(),
    sepaFiles: new InMemorySepaFiles(),
    signings: new InMemorySignings(),
    surplusPayments: new InMemorySurplusPayments(),
    swipes: new InMemorySwipes(),
    tokens,
    traces: new InMemoryTraces(messages, tokens),
    users,
    visits: new InMemoryVisits(),
  }
}
