import type { HttpContext } from '@adonisjs/core/http'

/** A withdrawal that is filled in, and is made when it is confirmed. */
type PendingWithdrawal = Readonly<{
  name: string
  contract: string
  email: string
  orderId: string | null
  requestId: string
}>

/** In the session, so that it stands in no address. */
const key = 'pending_withdrawal'

export function storePendingWithdrawal({ session }: HttpContext, pending: PendingWithdrawal) {
  session.put(key, pending)
}

export function pendingWithdrawal({ session }: HttpContext): PendingWithdrawal | null {
  return session.get(key, null)
}

export function clearPendingWithdrawal({ session }: HttpContext) {
  session.forget(key)
}
