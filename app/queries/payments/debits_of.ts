import { isBlocked } from '#core/payments/direct_debit/may_debit'
import Debit from '#models/debit'
import Mandate from '#models/mandate'

/** A member's debits, oldest first. */
export async function debitsOf(userId: string): Promise<Debit[]> {
  const mandates = Mandate.query().where({ userId }).select('id')
  return Debit.query().whereIn('mandateId', mandates).orderBy('id')
}

/** Whether this member is barred from direct debit. */
export async function isDebitBlocked(userId: string) {
  return isBlocked(await debitsOf(userId))
}
