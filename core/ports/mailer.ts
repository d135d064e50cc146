import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import type { NewsLine } from '#core/notifications/mail/news'
import type { PaymentMethod } from '#core/payments/methods'
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
    | Readonly<{ kind: 'premium'; name: string; credits: number }>
    | (PaymentFacts & Readonly<{ kind: 'receipt'; invoice: string; at: DateTime }>)
    | (RefundFacts & Readonly<{ kind: 'refund' }>)
    | (RefundFacts & Readonly<{ kind: 'refund_failed' }>)
  )

type PaymentFacts = Readonly<{
  name: string
  credits: number
  money: Money
  /** By which it was paid, and goes back. */
  method: PaymentMethod
  orderId: string
}>

type RefundFacts = PaymentFacts & Readonly<{ askedAt: DateTime }>

export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>
}
