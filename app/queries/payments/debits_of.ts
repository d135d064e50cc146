import { isBlocked } from '#core/payments/direct_debit/may_debit'
import Debit from '#models/debit'
import Mandate from '#models/mandate'

/** Every debit of this member, the oldest first. */
export async function debitsOf(userId: string): Promise<Debit[]> {
  const mandates = Mandate.query().where({ userId }).select('id')
  return Debit.query().whereIn('mandateId', mandates).orderBy('id')
}

/** Whether direct debit is closed to this member. */
export async function isDebitBlocked(userId: string) {
  return isBlocked(await debitsOf(userId))
}
