import { longestNote, type OpenItem } from '#core/payments/open_items/open_item'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type Payer = Pick<OpenItem, 'payerName' | 'payerIban'>
type Found = Omit<OpenItem, 'id' | 'foundAt' | 'closedAt' | 'closedNote' | keyof Payer> &
  Partial<Payer>
type Source = Pick<OpenItem, 'source' | 'sourceId'>

/**
 * Puts money on the operator's list, once for its source, and with what is unclear about it now; one
 * that the operator has closed stays closed. Runs inside a unit of work. Returns whether it is new.
 * Rule: docs/product/payments.md, No money is unseen.
 */
export async function recordOpenItem(
  { openItems }: Pick<Repositories, 'openItems'>,
  { ids, clock }: Uses<'ids' | 'clock'>,
  found: Found
): Promise<boolean> {
  const details = found.details.slice(0, longestNote)
  const { source, sourceId } = found
  const payer = { payerName: found.payerName ?? null, payerIban: found.payerIban ?? null }
  const added = { ...found, ...payer, id: ids.next(), details, foundAt: clock.now() }
  const isNew = await openItems.addUnlessKnown({ ...added, closedAt: null, closedNote: null })
  const known = isNew ? null : await openItems.first({ source, sourceId })
  if (known && known.kind !== found.kind) await openItems.update(known.id, { kind: found.kind })
  return isNew
}

/**
 * Takes money from the operator's list that has found its place by itself, such as by a file that
 * came later. Does nothing where there is none. Runs inside a unit of work.
 */
export async function resolveOpenItem(
  { openItems }: Pick<Repositories, 'openItems'>,
  { clock }: Uses<'clock'>,
  { source, sourceId, note }: Source & Readonly<{ note: string }>
): Promise<void> {
  const item = await openItems.first({ source, sourceId })
  if (!item || item.closedAt) return
  await openItems.update(item.id, { closedAt: clock.now(), closedNote: note })
}
