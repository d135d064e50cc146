import type { Actor } from '#core/admin/admin'
import { termsOf } from '#core/admin/discounts/discount_terms'
import { proposeDiscount, takesSecond } from '#core/admin/discounts/propose_discount'
import { performAct, type Act } from '#core/admin/perform_act'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import {
  addDiscountCode,
  checkNewCode,
  endDiscountCode,
  prepareDiscountCode,
  type NewCodeForm,
} from '#core/payments/discounts/manage_discount_codes'
import type { Uses } from '#core/ports'
import { ok } from '#core/result'

type StorePorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

/**
 * Makes a discount code, with a generated code where none is given; one of an admin over 90 per cent waits
 * for a second admin. Returns the `code`, and whether it `waits`. Refuses as `prepareDiscountCode`,
 * `storeCode` and `proposeDiscount` do. Rule: docs/product/payments.md, Discount codes.
 */
export async function createCode(
  ports: StorePorts & Uses<'ids'>,
  { by, form, reason = '' }: Readonly<{ by: Actor; form: NewCodeForm; reason?: string }>
) {
  const prepared = prepareDiscountCode(ports, form)
  if (!prepared.ok) return prepared
  const code = prepared.value
  if (!takesSecond(by, code)) {
    const made = await storeCode(ports, actOn(by, code.code), code)
    return made.ok ? ok({ code, waits: false }) : made
  }
  const free = await ports.unitOfWork.run((repositories) => checkNewCode(repositories, code))
  if (!free.ok) return free
  const proposed = await proposeDiscount(ports, { by, id: code.code, terms: termsOf(code), reason })
  return proposed.ok ? ok({ code, waits: true }) : proposed
}

/** Stores a parsed code by an act on it. Refuses as `addDiscountCode` and `performAct` do. */
export function storeCode(ports: StorePorts, act: Act, code: DiscountCode) {
  return performAct(ports, act, async (_, repositories) => {
    const added = await addDiscountCode(repositories, code)
    return added.ok ? ok({ after: termsOf(code), value: undefined }) : added
  })
}

/**
 * Ends a discount code now; orders that were placed with it keep their price. Returns the code.
 * Refuses as `endDiscountCode` and `performAct` do. Rule: docs/product/payments.md, Discount codes.
 */
export function endCode(ports: StorePorts, { by, code }: Readonly<{ by: Actor; code: string }>) {
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
