import type { DateTime } from 'luxon'
import type { RejectionReason } from '#core/profiles/photos/photo'
import type { ReportReason } from '#core/moderation/report'
import type { Money } from '#core/money'
import type { NewsLine } from '#core/notifications/mail/news'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Locale } from '#core/sites/locales'

/** A mail by its meaning; the adapter finds template, words and the look of the site. */
export type Mail = Readonly<{
  /** Whose mail it is, also when it goes to an address that is not theirs yet. */
  userId: string
  to: string
  language: Locale
  siteId: string
}> &
  (
    | Readonly<{ kind: 'activation'; name: string; secret: string }>
    | Readonly<{ kind: 'email_change'; name: string; secret: string; hours: number }>
    | Readonly<{ kind: 'email_changed'; name: string; secret: string; hours: number }>
    | Readonly<{ kind: 'mail_again'; name: string; secret: string }>
    | Readonly<{ kind: 'welcome'; name: string }>
    | Readonly<{ kind: 'deletion'; name: string; secret: string; finalAt: DateTime }>
    | Readonly<{ kind: 'data_ready'; name: string; secret: string; days: number }>
    | Readonly<{ kind: 'returned'; name: string }>
    | Readonly<{ kind: 'terms_changed'; name: string }>
    | Readonly<{ kind: 'password_reset'; name: string; secret: string; minutes: number }>
    | Readonly<{
        kind: 'news'
        name: string
        /** How many messages are new; 0 when the news are others. */
        messages: number
        lines: readonly NewsLine[]
      }>
    | Readonly<{ kind: 'fraud'; name: string; count: number }>
    | Readonly<{ kind: 'premium'; name: string; credits: number }>
    | (PaymentFacts & Readonly<{ kind: 'receipt'; invoice: string; at: DateTime }>)
    | (DebitFacts & Objectionable & Readonly<{ kind: 'debit' }>)
    | (DebitFacts & Objectionable & Readonly<{ kind: 'debit_returned' }>)
    | (DebitFacts & Readonly<{ kind: 'debit_unblocked' }>)
    | TransferFacts
    | (ReturnedMoney & Readonly<{ kind: 'surplus_refund' }>)
    | (RefundFacts & Readonly<{ kind: 'refund' }>)
    | (RefundFacts & Readonly<{ kind: 'refund_failed' }>)
    | (Objectionable & Readonly<{ kind: 'banned'; breach: ReportReason }>)
    | (Objectionable & Readonly<{ kind: 'photo_rejected'; reason: RejectionReason }>)
    | (Objectionable & Readonly<{ kind: 'report_closed'; acted: boolean; reportedAt: DateTime }>)
  )

type ReturnedMoney = Readonly<{
  name: string
  money: Money
  /** By which it was paid, and goes back. */
  method: PaymentMethod
  orderId: string
  /** When it was asked for, or found to be too much. */
  askedAt: DateTime
}>

export type TransferFacts = Readonly<{
  kind: 'transfer'
  name: string
  credits: number
  money: Money
  orderId: string
  beneficiary: string
  iban: string
  bic: string | null
  /** What the payer writes beside it. */
  reference: string
  until: DateTime
}>

type DebitFacts = Readonly<{
  name: string
  money: Money
  orderId: string
  /** A day of the bank, without a time. */
  collectOn: DateTime
  /** Of the account, as it is shown. */
  account: string
  /** Of the mandate. */
  reference: string
  creditor: string
  creditorId: string
}>
type PaymentFacts = Omit<RefundFacts, 'askedAt'>
type RefundFacts = ReturnedMoney & Readonly<{ credits: number }>
/** A decision about a member or their report, with the address at which they can object. */
type Objectionable = Readonly<{ name: string; supportEmail: string }>

export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>
}
