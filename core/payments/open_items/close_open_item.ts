import { longestNote } from '#core/payments/open_items/open_item'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Closing = Readonly<{
  itemId: string
  /** What the operator did with the money, cut to 500 characters. */
  note: string
}>

/**
 * Closes an item of the operator's list. Returns it as it was; refuses 'item_not_found',
 * 'item_closed' and 'note_missing'. Rule: docs/product/payments.md, No money is unseen.
 */
export function closeOpenItem(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { itemId, note }: Closing
) {
  const closedNote = note.trim().slice(0, longestNote)
  return unitOfWork.run(async ({ openItems }) => {
    if (!closedNote) return refuse('note_missing')
    const item = await openItems.lock(itemId)
    if (!item) return refuse('item_not_found')
    if (item.closedAt) return refuse('item_closed')
    await openItems.update(itemId, { closedAt: clock.now(), closedNote })
    return ok(item)
  })
}
