import { smsArrives } from '#config/sms'
import { unavailableMethods, type CompanyAccount } from '#core/payments/methods/unavailable_methods'

/** The methods that a site with this account does not take, as `unavailableMethods` decides. */
export function closedMethodsFor(account: CompanyAccount | null) {
  return unavailableMethods(account, { sendsSms: smsArrives })
}
