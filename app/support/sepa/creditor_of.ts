import type { Creditor } from '#core/payments/sepa/collection'
import { ownAccount } from '#queries/payments/own_account'

/** The company of a site as the bank knows it; null where it cannot collect. */
export async function creditorOf(siteId: string): Promise<Creditor | null> {
  const account = await ownAccount(siteId)
  if (!account?.iban || !account.creditorId) return null
  const { name, iban, bic, creditorId } = account
  return { name, iban, bic, creditorId }
}
