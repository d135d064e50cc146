import Debit from '#models/debit'
import Mandate from '#models/mandate'

/** Whether a debit of this member has come back, as `isBlocked` decides of all of them. */
export async function isDebitBlocked(userId: string): Promise<boolean> {
  const mandates = Mandate.query().where({ userId }).select('id')
  const returned = Debit.query().where('state', 'returned').whereIn('mandateId', mandates)
  return (await returned.first()) !== null
}
