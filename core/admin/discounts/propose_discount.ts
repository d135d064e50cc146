import { isSignedIn, type Actor, type SignedInAdmin } from '#core/admin/admin'
import type { AuditValues } from '#core/admin/audit/audit_row'
import { discountNeedsSecond } from '#core/admin/four_eyes/proposal'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { parseReason } from '#core/admin/members/member_act'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import type { Uses } from '#core/ports'
import { refuse } from '#core/result'

/** Whether codes on these terms wait for a second admin; those of the terminal never do. */
export function takesSecond(
  by: Actor,
  { valuePercentage }: Pick<DiscountCode, 'valuePercentage'>
): by is SignedInAdmin {
  return isSignedIn(by) && discountNeedsSecond(valuePercentage)
}

type Large = Readonly<{
  by: SignedInAdmin
  /** The code, or the id of the batch. */
  id: string
  /** The terms of every code, and the name and number of a batch. */
  terms: AuditValues
  reason: string
}>

/**
 * Asks a second admin for codes that nearly give credits away. Refuses as `proposeAct` does, and
 * 'reason_missing'. Rule: docs/product/back-office.md, Four eyes.
 */
export async function proposeDiscount(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, id, terms, ...typed }: Large
) {
  const reason = parseReason(typed.reason)
  if (reason === null) return refuse('reason_missing')
  return proposeAct(ports, { ...largeDiscount(id), by, reason, details: terms })
}

/** The act on a large discount; codes belong to all sites. */
export function largeDiscount(id: string) {
  const on = { kind: 'discount', id } as const
  return { right: 'give_large_discount', on, siteId: null } as const
}
