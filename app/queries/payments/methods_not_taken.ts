import { smsArrives } from '#config/sms'
import { closedMethods, type OwnAccount } from '#core/payments/methods/closed_methods'

/** The methods that a site with this account does not take, as `closedMethods` decides. */
export function methodsNotTaken(account: OwnAccount | null) {
  return closedMethods(account, { sendsSms: smsArrives })
}
