import vine from '@vinejs/vine'
import { DateTime } from 'luxon'

const changesShape = vine.create({
  _embedded: vine.object({
    refunds: vine.array(vine.any()).optional(),
    chargebacks: vine.array(vine.any()).optional(),
  }),
  _links: vine.object({ next: vine.object({ href: vine.string() }).nullable().optional() }),
})

const changeShape = vine.create({
  paymentId: vine.string(),
  createdAt: vine.string(),
  reversedAt: vine.string().nullable().optional(),
})

export type Changes = Readonly<{ paymentIds: string[]; next: string | null }>

/**
 * The payments of a page of refunds or chargebacks, the newest first, that were made or reversed
 * since then, and the cursor of the next page; pages that are older than `oldest` are not read.
 */
export async function changes(
  answer: unknown,
  since: DateTime,
  oldest: DateTime
): Promise<Changes> {
  const { _embedded: list, _links: links } = await changesShape.validate(answer)
  const rows = await Promise.all(
    [...(list.refunds ?? []), ...(list.chargebacks ?? [])].map((row) => changeShape.validate(row))
  )
  const isRecent = (at: string | null | undefined) => at && DateTime.fromISO(at) >= since
  const recent = rows.filter(
    ({ createdAt, reversedAt }) => isRecent(createdAt) || isRecent(reversedAt)
  )
  const last = rows.at(-1)?.createdAt
  const isOver = !last || DateTime.fromISO(last) < oldest
  const next = isOver ? null : (links.next?.href ?? null)
  return {
    paymentIds: recent.map(({ paymentId }) => paymentId),
    next: next && new URL(next).searchParams.get('from'),
  }
}
