import type { SignedInAdmin } from '#core/admin/admin'
import { storeBatch } from '#core/admin/discounts/change_batch'
import { storeCode } from '#core/admin/discounts/change_code'
import { codeOnTerms } from '#core/admin/discounts/discount_terms'
import { largeDiscount } from '#core/admin/discounts/propose_discount'
import type { Proposal } from '#core/admin/four_eyes/proposal'
import type { Uses } from '#core/ports'
import { refuse } from '#core/result'

/**
 * Makes the code, or the batch, that was proposed, once a second admin confirms it. Refuses as
 * `storeCode` and `storeBatch` do, and 'end_not_in_future' for codes whose end has come meanwhile.
 * Rule: docs/product/back-office.md, Four eyes.
 */
export async function makeDiscountAsProposed(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { details, reason, subjectId: id }: Proposal,
  by: SignedInAdmin
) {
  const createdAt = ports.clock.now()
  const { name, number, ...terms } = details
  const batchId = number === undefined ? null : id
  const code = codeOnTerms(terms, { code: id, batchId, createdAt })
  if (code.expiresAt && code.expiresAt <= createdAt) return refuse('end_not_in_future')
  const act = { ...largeDiscount(id), by, reason }
  if (!batchId) return storeCode(ports, act, code)
  return storeBatch(ports, act, { first: code, name: String(name), number: Number(number) })
}
