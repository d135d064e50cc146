import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import type { TicketMailKind } from '#core/complaints/mail/ticket_mail'
import type { MailKind, MailRequest } from '#core/repositories/mail_request'
import type { MailNeed } from '#core/notifications/mail/may_mail'
import type { ReminderSwitch } from '#core/notifications/reminders/reminder'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { Ports } from '#core/ports'
import type { fictionalLabel } from '#core/profiles/fictional_label'
import type { Reader } from '#mails/reader'

/** Formats values in the language of the reader. */
export type Say = Readonly<{
  day: (moment: DateTime) => string
  price: (money: Money) => string
  /** How something was paid, within a sentence. */
  method: (method: PaymentMethod) => string
  percent: (percentage: number) => string
  /** The time of day by the reader's clock. */
  time: (moment: DateTime, zone: string) => string
  /** The label for fictional profiles that the reader's site chose. */
  fictionalLabel: () => ReturnType<typeof fictionalLabel>
  /** A text, which may name the site, the reader (`name`) and the address of support. */
  text: (key: string, data?: Record<string, unknown>) => string
  site: string
}>

/** What a mail is about, as a lock screen may show it: `mails.preview_<topic>`. */
export type Topic = 'access' | 'account' | 'danger' | 'decision' | 'news' | 'payment' | 'support'

/** One kind of mail. */
export type Mail<Facts extends object> = Readonly<{
  kind: MailKind | TicketMailKind | 'news' | 'danger_notice'
  topic: Topic
  /** Whether it is sent while mail is disabled: see `mayMail`. */
  need: MailNeed
  /** The switch that turns it off, if it has one of its own. */
  notification?: ReminderSwitch
  /** The recipient, where it is not the address of the account. */
  to?: (facts: Facts) => string
  /** The path that its button links to. */
  link: (facts: Facts) => string
  letter: (facts: Facts, say: Say) => Letter
}>

/** What a mail says, in its reader's language: as HTML and as text. */
export type Letter = Readonly<{
  subject: string
  /** What stands between the greeting and the button, from top to bottom. */
  body: readonly Block[]
  button: string
  /** Writes the address of the button's link out, as its reader may be unable to press it. */
  spellsLink?: boolean
  /** Texts that its reader keeps with it, by the name of their file. */
  attached?: readonly Readonly<{ name: string; text: string }>[]
  /** In small print under the button. */
  notes?: readonly string[]
  /** Why its reader gets it, where that is not their account. */
  footer?: string
}>

/** A paragraph, something somebody wrote, a list of facts, or one of links. Empty ones are left out. */
export type Block =
  | string
  | Readonly<{ quote: string }>
  | Readonly<{ facts: readonly (readonly [label: string, value: string | null])[] }>
  | Readonly<{ links: readonly Readonly<{ words: string; path: string }>[] }>

/** A mail that a job can request. */
export type MailDefinition<K extends MailKind, Facts extends object> = Mail<Facts> &
  Readonly<{
    kind: K
    /** Loads the facts when the mail is sent; null when there is nothing to send any more. */
    facts: (request: MailRequest<K>, context: MailContext) => Promise<Facts | null>
  }>

export type MailContext = Readonly<{ ports: Ports; reader: Reader }>

/** Infers the facts of a mail from its loader. */
export function defineMail<K extends MailKind, Facts extends object>(
  definition: MailDefinition<K, Facts>
) {
  return definition
}
