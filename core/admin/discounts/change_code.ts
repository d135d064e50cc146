import type { Actor } from '#core/admin/admin'
import type { AuditValues } from '#core/admin/audit/audit_row'
import { performAct } from '#core/admin/perform_act'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import {
  addDiscountCode,
  endDiscountCode,
  prepareDiscountCode,
  type NewCodeForm,
} from '#core/payments/discounts/manage_discount_codes'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

type DiscountPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

/**
 * Makes a discount code, with a generated code where none is given, and returns it. Refuses as
 * `prepareDiscountCode`, `addDiscountCode` and `performAct` do.
 * Rule: docs/product/payments.md, Discount codes.
 */
export async function createCode(
  ports: DiscountPorts,
  { by, form }: Readonly<{ by: Actor; form: NewCodeForm }>
) {
  const prepared = prepareDiscountCode(ports, form)
  if (!prepared.ok) return prepared
  return performAct(ports, actOn(by, prepared.value.code), async (_, repositories) => {
    const added = await addDiscountCode(repositories, prepared.value)
    if (!added.ok) return added
    return ok({ after: termsOf(added.value), value: added.value })
  })
}

/**
 * Ends a discount code now; orders that were placed with it keep their price. Returns the code.
 * Refuses as `endDiscountCode` and `performAct` do. Rule: docs/product/payments.md, Discount codes.
 */
export function endCode(ports: DiscountPorts, { by, code }: Readonly<{ by: Actor; code: string }>) {
  const id = code.trim().toUpperCase().slice(0, longestCode)
  return performAct(ports, actOn(by, id), async (within) => {
    const ended = await endDiscountCode(within, code)
    if (!ended.ok) return ended
    return ok({ before: { ended: false }, after: { ended: true }, value: ended.value })
  })
}

const longestCode = 40

/** Codes belong to all sites. */
export function actOn(by: Actor, id: string) {
  const on = { kind: 'discount', id } as const
  return { by, right: 'change_discounts', on, siteId: null, reason: null } as const
}

/** What the audit log tells of a new code. */
export function termsOf(code: DiscountCode): AuditValues {
  return {
    percentage: code.valuePercentage,
    country: code.country,
    member: code.userId,
    currency: code.currency,
    minimum: code.minimumOrderValue,
    methods: code.paymentMethods.join(' ') || null,
    starts: code.startsAt?.toISO() ?? null,
    ends: code.expiresAt?.toISO() ?? null,
  }
}
