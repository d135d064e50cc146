import type { Actor } from '#core/admin/admin'
import { actOn } from '#core/admin/discounts/change_code'
import { termsOf } from '#core/admin/discounts/discount_terms'
import { proposeDiscount, takesSecond } from '#core/admin/discounts/propose_discount'
import { performAct, type Act } from '#core/admin/perform_act'
import { mostCodes, parseBatchName } from '#core/payments/discounts/discount_batch'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import {
  generateCode,
  prepareDiscountCode,
  type NewCodeForm,
} from '#core/payments/discounts/manage_discount_codes'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type BatchPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

type NewBatch = Readonly<{
  by: Actor
  /** Made with the form: one form sent twice makes one batch. */
  id: string
  name: string
  /** How many codes, 2 to 5,000. */
  number: number
  /** The terms of every code. */
  form: Omit<NewCodeForm, 'code' | 'userId'>
  /** Why; needed for more than one admin gives alone. */
  reason?: string
}>

/**
 * Makes a batch of generated discount codes on the same terms, each good for one order; one
 * of an admin over 90 per cent waits for a second admin. Returns whether it `waits`. Refuses as
 * `prepareDiscountCode`, `storeBatch` and `proposeDiscount` do, 'batch_name_missing' and
 * 'batch_size_out_of_range'. Rule: docs/product/payments.md, Discount codes.
 */
export async function createBatch(
  ports: BatchPorts & Uses<'ids'>,
  { by, form, id, number, reason = '', ...batch }: NewBatch
) {
  const name = parseBatchName(batch.name)
  if (name === null) return refuse('batch_name_missing')
  const isInRange = Number.isInteger(number) && number >= 2 && number <= mostCodes
  if (!isInRange) return refuse('batch_size_out_of_range', { most: mostCodes })
  const prepared = prepareDiscountCode(ports, { ...form, code: null, userId: null })
  if (!prepared.ok) return prepared
  const first = { ...prepared.value, batchId: id }
  const made = { first, name, number }
  if (!takesSecond(by, first)) {
    const stored = await storeBatch(ports, actOn(by, id), made)
    return stored.ok ? ok({ waits: false }) : stored
  }
  const known = await ports.unitOfWork.run(({ discountBatches }) => discountBatches.find(id))
  if (known) return refuse('batch_known')
  const proposed = await proposeDiscount(ports, { by, id, terms: termsOfBatch(made), reason })
  return proposed.ok ? ok({ waits: true }) : proposed
}

type Made = Readonly<{ first: DiscountCode; name: string; number: number }>

/**
 * Stores a batch by an act on it, whose first code is a parsed one. Refuses as `performAct` does, and
 * 'batch_known' for a form that was sent before.
 */
export function storeBatch(ports: BatchPorts, act: Act, made: Made) {
  const { first, name, number } = made
  const { createdAt } = first
  return performAct(ports, act, async (within, repositories) => {
    const { discountBatches } = repositories
    const isNew = await discountBatches.addUnlessKnown({ id: act.on.id, name, createdAt })
    if (!isNew) return refuse('batch_known')
    for (let count = 0; count < number; count++) await addGenerated(within, repositories, first)
    return ok({ after: termsOfBatch(made), value: undefined })
  })
}

function termsOfBatch({ first, name, number }: Made) {
  return { name, number, ...termsOf(first) }
}

/** Another code of the same terms; one that is taken is replaced. */
async function addGenerated(
  ports: BatchPorts,
  { discountCodes }: Pick<Repositories, 'discountCodes'>,
  terms: DiscountCode
) {
  let isAdded = false
  while (!isAdded) {
    isAdded = await discountCodes.addUnlessKnown({ ...terms, code: generateCode(ports) })
  }
}

/**
 * Ends every code of a batch that is not used. Orders that were placed with one keep their price.
 * Returns how many were ended. Refuses as `performAct` does, 'batch_not_found', and 'batch_ended'
 * where none can be used any more. Rule: docs/product/payments.md, Discount codes.
 */
export function endBatch(ports: BatchPorts, { by, id }: Readonly<{ by: Actor; id: string }>) {
  return performAct(ports, actOn(by, id), async ({ clock }, repositories) => {
    const { discountBatches, discountCodes } = repositories
    if (!(await discountBatches.lock(id))) return refuse('batch_not_found')
    const expiresAt = clock.now()
    const unused = await discountCodes.where({ batchId: id, status: 'active' }, 'code')
    const running = unused.filter((code) => !code.expiresAt || code.expiresAt > expiresAt)
    if (running.length === 0) return refuse('batch_ended')
    for (const { code } of running) await discountCodes.update(code, { expiresAt })
    return ok({ after: { ended: running.length }, value: running.length })
  })
}
