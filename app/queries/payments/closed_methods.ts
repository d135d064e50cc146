import { smsArrives } from '#config/sms'
import { closedMethods, type CompanyAccount } from '#core/payments/methods/closed_methods'

/** The methods that a site with this account does not take, as `closedMethods` decides. */
export function closedMethodsFor(account: CompanyAccount | null) {
  return closedMethods(account, { sendsSms: smsArrives })
}
