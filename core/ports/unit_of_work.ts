import type { BankTransfers } from '#core/ports/bank_transfers'
import type { Blocks } from '#core/ports/blocks'
import type { Conversations } from '#core/ports/conversations'
import type { Debits } from '#core/ports/debits'
import type { Deletions } from '#core/ports/deletions'
import type { DiscountCodes } from '#core/ports/discount_codes'
import type { EmailChanges } from '#core/ports/email_changes'
import type { Invoices } from '#core/ports/invoices'
import type { Jobs } from '#core/ports/jobs'
import type { Ledger } from '#core/ports/ledger'
import type { Likes } from '#core/ports/likes'
import type { Logins } from '#core/ports/logins'
import type { Mandates } from '#core/ports/mandates'
import type { Messages } from '#core/ports/messages'
import type { NewsMails } from '#core/ports/news_mails'
import type { Orders } from '#core/ports/orders'
import type { Packages } from '#core/ports/packages'
import type { Passkeys } from '#core/ports/passkeys'
import type { Payouts } from '#core/ports/payouts'
import type { Photos } from '#core/ports/photos'
import type { Profiles } from '#core/ports/profiles'
import type { Refunds } from '#core/ports/refunds'
import type { Reports } from '#core/ports/reports'
import type { SelfDescriptions } from '#core/ports/self_descriptions'
import type { SpendingCares } from '#core/ports/spending_cares'
import type { SepaFiles } from '#core/ports/sepa_files'
import type { Signings } from '#core/ports/signings'
import type { SurplusPayments } from '#core/ports/surplus_payments'
import type { Swipes } from '#core/ports/swipes'
import type { Tokens } from '#core/ports/tokens'
import type { Traces } from '#core/ports/traces'
import type { Users } from '#core/ports/users'
import type { Visits } from '#core/ports/visits'

export type Repositories = Readonly<{
  bankTransfers: BankTransfers
  blocks: Blocks
  conversations: Conversations
  debits: Debits
  deletions: Deletions
  discountCodes: DiscountCodes
  emailChanges: EmailChanges
  invoices: Invoices
  jobs: Jobs
  ledger: Ledger
  likes: Likes
  logins: Logins
  mandates: Mandates
  messages: Messages
  newsMails: NewsMails
  orders: Orders
  packages: Packages
  passkeys: Passkeys
  payouts: Payouts
  photos: Photos
  profiles: Profiles
  refunds: Refunds
  reports: Reports
  selfDescriptions: SelfDescriptions
  spendingCares: SpendingCares
  sepaFiles: SepaFiles
  signings: Signings
  surplusPayments: SurplusPayments
  swipes: Swipes
  tokens: Tokens
  traces: Traces
  users: Users
  visits: Visits
}>

/**
 * All that `work` writes is kept together or, when it throws, not at all. Nothing but
 * repositories may be used inside: a mail or a payment call would hold the lock.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
}
