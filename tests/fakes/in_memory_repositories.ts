import {
  perTable,
  tables,
  type FixedOf,
  type KeyOf,
  type RowOf,
  type TableName,
} from '#core/repositories/tables'
import { InMemoryAudit } from '#tests/fakes/in_memory_audit'
import { InMemoryBankTransfers } from '#tests/fakes/in_memory_bank_transfers'
import { InMemoryBlocks } from '#tests/fakes/in_memory_blocks'
import { InMemoryConversations } from '#tests/fakes/in_memory_conversations'
import { InMemoryDebits } from '#tests/fakes/in_memory_debits'
import { InMemoryDeliveryCounts } from '#tests/fakes/in_memory_delivery_counts'
import { InMemoryEmailChanges } from '#tests/fakes/in_memory_email_changes'
import { InMemoryInvoices } from '#tests/fakes/in_memory_invoices'
import { InMemoryFailedJobs } from '#tests/fakes/in_memory_failed_jobs'
import { InMemoryJobs } from '#tests/fakes/in_memory_jobs'
import { InMemoryLedger } from '#tests/fakes/in_memory_ledger'
import { InMemoryLogins } from '#tests/fakes/in_memory_logins'
import { InMemoryMessages } from '#tests/fakes/in_memory_messages'
import { InMemoryNewsMails } from '#tests/fakes/in_memory_news_mails'
import { InMemoryOrders } from '#tests/fakes/in_memory_orders'
import { InMemoryPayouts } from '#tests/fakes/in_memory_payouts'
import { InMemoryPhotoHashes } from '#tests/fakes/in_memory_photo_hashes'
import { InMemoryProfiles } from '#tests/fakes/in_memory_profiles'
import { InMemoryProviderRefunds } from '#tests/fakes/in_memory_provider_refunds'
import { InMemoryRefunds } from '#tests/fakes/in_memory_refunds'
import { InMemoryReports } from '#tests/fakes/in_memory_reports'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'
import { InMemorySignings } from '#tests/fakes/in_memory_signings'
import { InMemorySites } from '#tests/fakes/in_memory_sites'
import { InMemorySwipes } from '#tests/fakes/in_memory_swipes'
import { InMemoryTickets } from '#tests/fakes/in_memory_tickets'
import { InMemoryTokens } from '#tests/fakes/in_memory_tokens'
import { InMemoryErasure } from '#tests/fakes/in_memory_erasure'
import { InMemoryWorkClaims } from '#tests/fakes/in_memory_work_claims'
import { InMemoryUsers } from '#tests/fakes/in_memory_users'
import { InMemoryVisits } from '#tests/fakes/in_memory_visits'
import { uniqueKeys } from '#tests/fakes/unique_keys'

type AllRows = {
  readonly [Name in TableName]: InMemoryRows<RowOf<Name>, KeyOf<Name>, FixedOf<Name>>
}

export type InMemoryRepositories = ReturnType<typeof inMemoryRepositories>

/** Empty repositories. */
export function inMemoryRepositories() {
  const kept = inMemoryTables()
  return { ...kept, erasure: new InMemoryErasure(kept) }
}

export type InMemoryTables = ReturnType<typeof inMemoryTables>

function inMemoryTables() {
  const rows = perTable<AllRows>((name) => rowsOf(name))
  const profiles = new InMemoryProfiles(tables.profiles, uniqueKeys.profiles)
  const users = new InMemoryUsers(profiles)
  const orders = new InMemoryOrders(tables.orders, uniqueKeys.orders)
  const messages = new InMemoryMessages(tables.messages, uniqueKeys.messages)
  return {
    ...rows,
    audit: new InMemoryAudit(),
    bankTransfers: new InMemoryBankTransfers(orders),
    blocks: new InMemoryBlocks(tables.blocks, uniqueKeys.blocks),
    conversations: new InMemoryConversations(
      tables.conversations,
      uniqueKeys.conversations,
      messages
    ),
    debits: new InMemoryDebits(rows.mandates),
    deliveryCounts: new InMemoryDeliveryCounts(),
    emailChanges: new InMemoryEmailChanges(tables.emailChanges, uniqueKeys.emailChanges),
    invoices: new InMemoryInvoices(tables.invoices, uniqueKeys.invoices),
    failedJobs: new InMemoryFailedJobs(),
    jobs: new InMemoryJobs(),
    ledger: new InMemoryLedger(users),
    logins: new InMemoryLogins(tables.logins, uniqueKeys.logins),
    messages,
    newsMails: new InMemoryNewsMails(),
    orders,
    payouts: new InMemoryPayouts(tables.payouts, uniqueKeys.payouts),
    photoHashes: new InMemoryPhotoHashes(tables.photoHashes, uniqueKeys.photoHashes),
    profiles,
    providerRefunds: new InMemoryProviderRefunds(orders),
    refunds: new InMemoryRefunds(orders),
    reports: new InMemoryReports(tables.reports, uniqueKeys.reports),
    signings: new InMemorySignings(users),
    sites: new InMemorySites(tables.sites, uniqueKeys.sites),
    swipes: new InMemorySwipes(tables.swipes, uniqueKeys.swipes),
    tickets: new InMemoryTickets({ entries: rows.ticketEntries, files: rows.ticketFiles, users }),
    tokens: new InMemoryTokens(tables.tokens, uniqueKeys.tokens),
    users,
    visits: new InMemoryVisits(tables.visits, uniqueKeys.visits),
    workClaims: new InMemoryWorkClaims(tables.workClaims, uniqueKeys.workClaims),
  }
}

function rowsOf<Name extends TableName>(name: Name) {
  return new InMemoryRows<RowOf<Name>, KeyOf<Name>, FixedOf<Name>>(tables[name], uniqueKeys[name])
}
