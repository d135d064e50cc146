import type { Debit } from '#core/payments/direct_debit/debit'
import type { RefusedTransaction, StatementLine } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'

type Named = Pick<RefusedTransaction, 'endToEndId' | 'mandateReference'> &
  Partial<Pick<StatementLine, 'text' | 'notes'>>

/** Our end-to-end ids, and the references of our mandates, in words around them. */
const ownIds = /\b[\dA-F]{32}\b/g
const ownMandates = /\bM\d{8}-[\dA-F]{12}\b/g

/**
 * The debit of ours that a bank names, by its end-to-end id or by its mandate, which is for one debit,
 * or by either of them in the bank's own words; null when it names none.
 */
export function findDebit(
  { unitOfWork }: Uses<'unitOfWork'>,
  { endToEndId, mandateReference, text = '', notes = '' }: Named
): Promise<Debit | null> {
  const words = `${text} ${notes}`.toUpperCase()
  const ids = [endToEndId ?? [], words.match(ownIds) ?? []].flat()
  const references = [mandateReference ?? [], words.match(ownMandates) ?? []].flat()
  return unitOfWork.run(async ({ debits, mandates }) => {
    for (const id of ids) {
      const debit = await debits.first({ endToEndId: id })
      if (debit) return debit
    }
    for (const reference of references) {
      const mandate = await mandates.first({ reference })
      const debit = mandate && (await debits.first({ mandateId: mandate.id }))
      if (debit) return debit
    }
    return null
  })
}
