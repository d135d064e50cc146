import type { DateTime } from 'luxon'
import type { Control } from '#core/payments/sepa/collection'

/** An exported file, kept so that it can be sent to the bank again unchanged. */
export type SepaFile = Control &
  Readonly<{
    /** At most 35 characters; the bank accepts a message id once. */
    messageId: string
    siteId: string
    /** Byte for byte. */
    content: string
    createdAt: DateTime
    /** When somebody said that it is with the bank; null before. */
    sentAt: DateTime | null
  }>

/** A unique message id: the day of the export and the random end of an id. */
export function newMessageId(createdAt: DateTime, id: string): string {
  return `VONK-${createdAt.toFormat('yyMMdd')}-${id.replaceAll('-', '').slice(-10).toUpperCase()}`
}
