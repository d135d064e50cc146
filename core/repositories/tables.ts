import type { EmailChange } from '#core/accounts/email/email_change'
import type { Deletion } from '#core/accounts/leaving/deletion'
import type { Login } from '#core/accounts/logging_in/login'
import type { Passkey } from '#core/accounts/logging_in/passkey'
import type { Token } from '#core/users/token'
import type { User } from '#core/users/user'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import type { Package } from '#core/credits/package'
import type { Swipe } from '#core/discovery/swiping/swipe'
import type { Visit } from '#core/discovery/visits/visit'
import type { Block } from '#core/likes/block'
import type { Like } from '#core/likes/like'
import type { Conversation } from '#core/messaging/conversation'
import type { Message } from '#core/messaging/message'
import type { Report } from '#core/moderation/report'
import type { BankTransfer, IncomingTransfer } from '#core/payments/bank_transfer/bank_transfer'
import type { Debit } from '#core/payments/direct_debit/debit'
import type { Mandate } from '#core/payments/direct_debit/mandate'
import type { Signing } from '#core/payments/direct_debit/signing'
import type { Invoice } from '#core/payments/invoices/invoice'
import type { Order } from '#core/payments/orders/order'
import type { Payout } from '#core/payments/refunds/payout'
import type { Refund } from '#core/payments/refunds/refund'
import type { SepaFile } from '#core/payments/sepa/sepa_file'
import type { SpendingLimits } from '#core/payments/spending/spending_limits'
import type { SurplusPayment } from '#core/payments/surplus/surplus_payment'
import type { Photo } from '#core/profiles/photos/photo'
import type { Profile } from '#core/profiles/profile'
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
import type { Profiles } from '#core/repositories/profiles'
import type { Refunds } from '#core/repositories/refunds'
import type { Reports } from '#core/repositories/reports'
import type { Column, Keys, Rows } from '#core/repositories/rows'
import type { Signings } from '#core/repositories/signings'
import type { Swipes } from '#core/repositories/swipes'
import type { Tokens } from '#core/repositories/tokens'
import type { Users } from '#core/repositories/users'

/** Every table of rows that rules read or write; one with questions of its own names its repository. */
export const tables = {
  bankTransfers: table<BankTransfer, BankTransfers>().by('reference'),
  blocks: table<Block, Blocks>().byPair('blockerId', 'blockedId'),
  conversations: table<Conversation, Conversations>().by('id'),
  debits: table<Debit, Debits>().by('id', {
    fixed: ['orderId', 'mandateId', 'amount', 'endToEndId'],
  }),
  deletions: table<Deletion>().by('userId'),
  discountCodes: table<DiscountCode>().by('code'),
  emailChanges: table<EmailChange, EmailChanges>().by('id'),
  incomingTransfers: table<IncomingTransfer>().by('id'),
  invoices: table<Invoice, Invoices>().by('id'),
  likes: table<Like>().byPair('likerId', 'likedId'),
  logins: table<Login, Logins>().by('id'),
  mandates: table<Mandate>().by('id'),
  messages: table<Message, Messages>().by('id'),
  orders: table<Order, Orders>().by('id', { fixed: ['userId'] }),
  packages: table<Package>().by('id'),
  passkeys: table<Passkey>().by('id'),
  payouts: table<Payout, Payouts>().by('id'),
  photos: table<Photo>().by('id'),
  profiles: table<Profile, Profiles>().by('id', { fixed: ['userId'] }),
  refunds: table<Refund, Refunds>().by('id'),
  reports: table<Report, Reports>().by('id'),
  selfDescriptions: table<SelfDescription>().by('profileId'),
  sepaFiles: table<SepaFile>().by('messageId'),
  signings: table<Signing, Signings>().by('id'),
  spendingLimits: table<SpendingLimits>().by('userId'),
  surplusPayments: table<SurplusPayment>().by('id'),
  swipes: table<Swipe, Swipes>().byPair('swiperId', 'swipedId'),
  tokens: table<Token, Tokens>().by('id'),
  users: table<User, Users>().by('id', { fixed: ['credits'] }),
  visits: table<Visit>().byPair('visitorId', 'visitedId'),
}

export type Tables = typeof tables
export type TableName = keyof Tables
export const tableNames = Object.keys(tables) as TableName[]

/** Makes something for each table, by its name. */
export function perTable<Made extends Readonly<Record<TableName, unknown>>>(
  make: (name: TableName) => unknown
): Made {
  return Object.fromEntries(tableNames.map((name) => [name, make(name)])) as Made
}

type Types<Name extends TableName> = NonNullable<Tables[Name]['types']>

export type RowOf<Name extends TableName> = Types<Name>['row']
export type KeyOf<Name extends TableName> = Types<Name>['key']
export type FixedOf<Name extends TableName> = Types<Name>['fixed']
/** The verbs of a table, without its own questions. */
export type RowsOf<Name extends TableName> = Rows<RowOf<Name>, KeyOf<Name>, FixedOf<Name>>

/** The repository of every table: its own, where it has one. */
export type TableRepositories = {
  readonly [Name in TableName]: Types<Name>['repository'] extends null
    ? RowsOf<Name>
    : NonNullable<Types<Name>['repository']>
}

type Table<Row, Key, Fixed, Repository> = Keys &
  Readonly<{
    /** Never there: it carries the types. */
    types?: Readonly<{ row: Row; key: Key; fixed: Fixed; repository: Repository }>
  }>

function table<Row, Repository = null>() {
  return {
    /** By one column, a text. */
    by<Name extends Column<Row>, Fixed extends Column<Row> = never>(
      key: Name,
      { fixed = [] }: Readonly<{ fixed?: readonly Fixed[] }> = {}
    ): Table<Row, string, Name | Fixed, Repository> {
      return { key: [key], fixed: [key, ...fixed] }
    },
    /** By two columns: one row for each pair, such as who likes whom. */
    byPair<One extends Column<Row>, Other extends Column<Row>>(
      one: One,
      other: Other
    ): Table<Row, Pick<Row, One | Other>, One | Other, Repository> {
      return { key: [one, other], fixed: [one, other] }
    },
  }
}
