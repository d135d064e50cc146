import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import { normaliseEmail } from '#core/email'

/** What an admin typed: a member by id or email address, an order by id; empty for none. */
export type TypedSubjects = Readonly<{ member: string; order: string }>

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The member and the order that a ticket of a site is about. An order alone tells its buyer. Refuses
 * 'ticket_member_unknown' and 'ticket_order_unknown', also for those of another site or member.
 */
export async function findSubjects(
  { orders, users }: Repositories,
  { member, order }: TypedSubjects,
  siteId: string
) {
  const [memberTyped, orderTyped] = [member, order].map(normaliseEmail)
  const found = idForm.test(orderTyped) ? await orders.find(orderTyped) : null
  if (orderTyped !== '' && !found) return refuse('ticket_order_unknown')
  const wanted = memberTyped || found?.userId
  if (!wanted) return ok({ userId: null, orderId: null })
  const user = idForm.test(wanted) ? await users.find(wanted) : await users.first({ email: wanted })
  if (user?.siteId !== siteId || user.status === 'deleted') return refuse('ticket_member_unknown')
  if (found && found.userId !== user.id) return refuse('ticket_order_unknown')
  return ok({ userId: user.id, orderId: found?.id ?? null })
}
