import { InMemoryBankTransfers } from '#tests/fakes/in_memory_bank_transfers'
import { InMemoryBlocks } from '#tests/fakes/in_memory_blocks'
import { InMemoryConversations } from '#tests/fakes/in_memory_conversations'
import { InMemoryDebits } from '#tests/fakes/in_memory_debits'
import { InMemoryDeletions } from '#tests/fakes/in_memory_deletions'
import { InMemoryDiscountCodes } from '#tests/fakes/in_memory_discount_codes'
import { InMemoryEmailChanges } from '#tests/fakes/in_memory_email_changes'
import { InMemoryInvoices } from '#tests/fakes/in_memory_invoices'
import { InMemoryJobs } from '#tests/fakes/in_memory_jobs'
import { InMemoryLedger } from '#tests/fakes/in_memory_ledger'
import { InMemoryLikes } from '#tests/fakes/in_memory_likes'
import { InMemoryLogins } from '#tests/fakes/in_memory_logins'
import { InMemoryMandates } from '#tests/fakes/in_memory_mandates'
import { InMemoryMessages } from '#tests/fakes/in_memory_messages'
import { InMemoryNewsMails } from '#tests/fakes/in_memory_news_mails'
import { InMemoryOrders } from '#tests/fakes/in_memory_orders'
import { InMemoryPackages } from '#tests/fakes/in_memory_packages'
import { InMemoryPasskeys } from '#tests/fakes/in_memory_passkeys'
import { InMemoryPayouts } from '#tests/fakes/in_memory_payouts'
import { InMemoryPhotos } from '#tests/fakes/in_memory_photos'
import { InMemoryProfiles } from '#tests/fakes/in_memory_profiles'
import { InMemoryRefunds } from '#tests/fakes/in_memory_refunds'
import { InMemoryReports } from '#tests/fakes/in_memory_reports'
import { InMemorySelfDescriptions } from '#tests/fakes/in_memory_self_descriptions'
import { InMemorySpendingCares } from '#tests/fakes/in_memory_spending_cares'
import { InMemorySepaFiles } from '#tests/fakes/in_memory_sepa_files'
import { InMemorySignings } from '#tests/fakes/in_memory_signings'
import { InMemorySurplusPayments } from '#tests/fakes/in_memory_surplus_payments'
import { InMemorySwipes } from '#tests/fakes/in_memory_swipes'
import { InMemoryTokens } from '#tests/fakes/in_memory_tokens'
import { InMemoryTraces } from '#tests/fakes/in_memory_traces'
import { InMemoryUsers } from '#tests/fakes/in_memory_users'
import { InMemoryVisits } from '#tests/fakes/in_memory_visits'

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
