import type { DateTime } from 'luxon'
import { askingToBuy, promisesToMeet } from '#core/admin/inbox/promises'
import { plainWords, signsIn, type SignKind } from '#core/messaging/signs/sign'
import { ok, refuse } from '#core/result'

/** A text of the member. */
type Text = Readonly<{ body: string; sentAt: DateTime }>

/** When the member was last told plainly what the profile is, and last named help; null: never. */
export type Told = Readonly<{ plainAt: DateTime | null; helpAt: DateTime | null }>

/**
 * The signs that stand in the way of an admin's own words: distress after which no help was named,
 * and belief that the profile is real while it was never told plainly.
 * Rule: docs/product/back-office.md, Fictional inbox.
 */
export function standingSigns(texts: readonly Text[], { helpAt, plainAt }: Told): SignKind[] {
  const since = texts.filter(({ sentAt }) => helpAt === null || sentAt > helpAt)
  const isUnwell = kindsIn(since).has('distress')
  const believes = plainAt === null && kindsIn(texts).has('belief')
  return [...(isUnwell ? (['distress'] as const) : []), ...(believes ? (['belief'] as const) : [])]
}

/**
 * Whether an admin may answer in their own words. Refuses 'distress_first' and 'plain_first' while such
 * a sign stands, 'promises_meeting' for words of a meeting or of contact elsewhere, which a fictional
 * profile can't have, and 'asks_to_buy' for asking the member to buy.
 * Rule: docs/product/back-office.md, Fictional inbox.
 */
export function mayPlayRole(body: string, signs: readonly SignKind[]) {
  if (signs.includes('distress')) return refuse('distress_first')
  if (signs.includes('belief')) return refuse('plain_first')
  const words = plainWords(body)
  if (promisesToMeet.some((pattern) => pattern.test(words))) return refuse('promises_meeting')
  return askingToBuy.some((pattern) => pattern.test(words)) ? refuse('asks_to_buy') : ok()
}

function kindsIn(texts: readonly Text[]) {
  return new Set(signsIn(texts.map(({ body }) => body)).map(({ kind }) => kind))
}
