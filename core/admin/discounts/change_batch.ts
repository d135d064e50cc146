import type { Actor } from '#core/admin/admin'
import { actOn, termsOf } from '#core/admin/discounts/change_code'
import { performAct } from '#core/admin/perform_act'
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
}>

/**
 * Makes a batch of generated discount codes on the same terms, each good for one order. Returns its
 * id. Refuses as `prepareDiscountCode` and `performAct` do, 'batch_name_missing',
 * 'batch_size_out_of_range' and 'batch_known' for a form that was sent before.
 * Rule: docs/product/payments.md, Discount codes.
 */
export async function createBatch(ports: BatchPorts, { by, form, id, number, ...batch }: NewBatch) {
  const name = parseBatchName(batch.name)
  if (name === null) return refuse('batch_name_missing')
  const isInRange = Number.isInteger(number) && number >= 2 && number <= mostCodes
  if (!isInRange) return refuse('batch_size_out_of_range', { most: mostCodes })
  const prepared = prepareDiscountCode(ports, { ...form, code: null, userId: null })
  if (!prepared.ok) return prepared
  const first = { ...prepared.value, batchId: id }
  return performAct(ports, actOn(by, id), async (within, repositories) => {
    const { discountBatches } = repositories
    const isNew = await discountBatches.addUnlessKnown({ id, name, createdAt: first.createdAt })
    if (!isNew) return refuse('batch_known')
    for (let made = 0; made < number; made++) await addGenerated(within, repositories, first)
    return ok({ after: { name, number, ...termsOf(first) }, value: id })
  })
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
