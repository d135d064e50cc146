import { methodsWithoutProvider } from '#config/payments'
import { smsArrives } from '#config/sms'
import { unavailableMethods, type CompanyAccount } from '#core/payments/methods/unavailable_methods'

/** The methods a site with this account does not offer, as `unavailableMethods` decides. */
export function unavailableMethodsFor(account: CompanyAccount | null) {
  return unavailableMethods(account, {
    sendsSms: smsArrives,
    withoutProvider: methodsWithoutProvider,
  })
}
