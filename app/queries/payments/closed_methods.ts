import { smsArrives } from '#config/sms'
import { closedMethods, type CompanyAccount } from '#core/payments/methods/closed_methods'

/** The methods a site with this account does not offer, as `closedMethods` decides. */
export function closedMethodsFor(account: CompanyAccount | null) {
  return closedMethods(account, { sendsSms: smsArrives })
}
