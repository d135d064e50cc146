import type { DateTime } from 'luxon'

/** How far the changes that a provider lists have been followed: the watermark of the next run. */
export type Reconciliation = Readonly<{
  provider: string
  seenUntil: DateTime
}>
