import type { DateTime } from 'luxon'
import type { Control } from '#core/payments/sepa/collection'

/** A file that was made for the bank, kept so that it can be made again as it was. */
export type SepaFile = Control &
  Readonly<{
    /** At most 35 characters; the bank takes a message id once. */
    messageId: string
    siteId: string
    /** As it is, byte for byte. */
    content: string
    createdAt: DateTime
  }>

/** The id of a file: the day it is made, and what no other file has. */
export function newMessageId(createdAt: DateTime, id: string): string {
  return `VONK-${createdAt.toFormat('yyMMdd')}-${id.replaceAll('-', '').slice(-10).toUpperCase()}`
}
