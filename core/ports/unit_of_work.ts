import type { BankTransfers } from '#core/repositories/bank_transfers'
import type { Blocks } from '#core/repositories/blocks'
import type { Conversations } from '#core/repositories/conversations'
import type { Debits } from '#core/repositories/debits'
import type { Deletions } from '#core/repositories/deletions'
import type { DiscountCodes } from '#core/repositories/discount_codes'
import type { EmailChanges } from '#core/repositories/email_changes'
import type { Invoices } from '#core/repositories/invoices'
import type { Jobs } from '#core/repositories/jobs'
import type { Ledger } from '#core/repositories/ledger'
import type { Likes } from '#core/repositories/likes'
import type { Logins } from '#core/repositories/logins'
import type { Mandates } from '#core/repositories/mandates'
import type { Messages } from '#core/repositories/messages'
import type { NewsMails } from '#core/repositories/news_mails'
import type { Orders } from '#core/repositories/orders'
import type { Packages } from '#core/repositories/packages'
import type { Passkeys } from '#core/repositories/passkeys'
import type { Payouts } from '#core/repositories/payouts'
import type { Photos } from '#core/repositories/photos'
import type { Profiles } from '#core/repositories/profiles'
import type { Refunds } from '#core/repositories/refunds'
import type { Reports } from '#core/repositories/reports'
import type { SelfDescriptions } from '#core/repositories/self_descriptions'
import type { SpendingCares } from '#core/repositories/spending_cares'
import type { SepaFiles } from '#core/repositories/sepa_files'
import type { Signings } from '#core/repositories/signings'
import type { SurplusPayments } from '#core/repositories/surplus_payments'
import type { Swipes } from '#core/repositories/swipes'
import type { Tokens } from '#core/repositories/tokens'
import type { Traces } from '#core/repositories/traces'
import type { Users } from '#core/repositories/users'
import type { Visits } from '#core/repositories/visits'

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
