import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import type { MailKind, MailRequest } from '#core/repositories/mail_request'
import type { MailNeed } from '#core/notifications/mail/may_mail'
import type { Ports } from '#core/ports'
import type { Reader } from '#mails/reader'

/** Formats values in the language of the reader. */
export type Say = Readonly<{
  day: (moment: DateTime) => string
  price: (money: Money) => string
  text: (key: string, data?: Record<string, unknown>) => string
}>

/**
 * One kind of mail. Its templates are `resources/views/mails/<kind>_html` and `<kind>_text`, the key
 * of its subject is `mails.<kind>_subject`. All of them see the facts, the words and the name of
 * the reader.
 */
export type Mail<Facts extends object> = Readonly<{
  kind: MailKind | 'news'
  /** Decides whether it goes to a member who has mail switched off, see `mayMail`. */
  need: MailNeed
  /** The recipient, where it is not the address of the account. */
  to?: (facts: Facts) => string
  /** Path of the page that its button leads to. */
  link: (facts: Facts) => string
  /** Facts as they are written in the language of the reader. */
  words?: (facts: Facts, say: Say) => object
}>

/** A mail that is asked for by a job. */
export type MailDefinition<K extends MailKind, Facts extends object> = Mail<Facts> &
  Readonly<{
    kind: K
    /** Loads what the mail tells, at the moment it is sent; null when there is nothing to tell. */
    facts: (request: MailRequest<K>, context: MailContext) => Promise<Facts | null>
  }>

export type MailContext = Readonly<{ ports: Ports; reader: Reader }>

/** Infers the facts of a mail from its loader. */
export function defineMail<K extends MailKind, Facts extends object>(
  definition: MailDefinition<K, Facts>
) {
  return definition
}
