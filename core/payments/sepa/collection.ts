import type { DateTime } from 'luxon'
import type { Debit } from '#core/payments/direct_debit/debit'
import type { Mandate } from '#core/payments/direct_debit/mandate'

/** The creditor of a collection, as its bank knows it. */
export type Creditor = Readonly<{
  name: string
  iban: string
  bic: string | null
  creditorId: string
}>

/** A debit with its mandate and the day on which it is collected. */
export type SignedDebit = Readonly<{ debit: Debit; mandate: Mandate; collectOn: DateTime }>

/** The number of debits and their sum in cents, with which the bank checks the file. */
export type Control = Readonly<{ count: number; sum: number }>

/** Debits that are collected on one day. */
export type CollectionGroup = Control &
  Readonly<{ id: string; collectOn: DateTime; debits: readonly SignedDebit[] }>

/** The content of one file for the bank. */
export type Collection = Control &
  Readonly<{
    /** At most 35 characters; the bank accepts a message id once. */
    messageId: string
    createdAt: DateTime
    creditor: Creditor
    /** What payers read on their bank statement. */
    description: string
    groups: readonly CollectionGroup[]
  }>

type CollectionInput = Pick<Collection, 'messageId' | 'createdAt' | 'creditor' | 'description'> &
  Readonly<{ debits: readonly SignedDebit[] }>

/** Groups debits by their collection day, the first day first. */
export function collectionOf({ debits, ...head }: CollectionInput): Collection {
  const byDay = Object.groupBy(debits, ({ collectOn }) => collectOn.toFormat('yyyy-MM-dd'))
  const days = Object.keys(byDay).sort()
  const groups = days.map((day) => groupOf(head.messageId, byDay[day] ?? []))
  return { ...head, groups, ...controlOf(debits) }
}

/** The message id of the file that contains a group of debits. */
export function messageIdOfGroup(groupId: string): string {
  return groupId.slice(0, groupId.lastIndexOf('-'))
}

/** The id of the group of a file that is collected on a day. */
export function groupIdOf(messageId: string, collectOn: DateTime): string {
  return `${messageId}-${collectOn.toFormat('yyMMdd')}`
}

function groupOf(messageId: string, debits: readonly SignedDebit[]): CollectionGroup {
  const { collectOn } = debits[0]
  return { id: groupIdOf(messageId, collectOn), collectOn, debits, ...controlOf(debits) }
}

function controlOf(debits: readonly SignedDebit[]): Control {
  return { count: debits.length, sum: debits.reduce((sum, { debit }) => sum + debit.amount, 0) }
}
