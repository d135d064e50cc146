import { storeHost } from '#config/drive'
import { mailServer } from '#config/mail'
import { payingThrough } from '#config/payments'
import { pushNotifier } from '#config/push'
import { twilio } from '#config/sms'
import type { ServiceKind } from '#core/privacy/purposes'

type Service = Readonly<{ kind: ServiceKind; names: readonly string[] }>

const namesOfProviders = { mollie: 'Mollie', stripe: 'Stripe', sandbox: 'Sandbox' }

/** Makers of browsers with a push service: a push goes through that of the member's own browser. */
const pushServices = ['Apple', 'Google', 'Microsoft', 'Mozilla']

/** The companies that this installation really sends data to, by its configuration. */
export function servicesInUse(): readonly Service[] {
  const mail = mailServer()
  const services: readonly Service[] = [
    { kind: 'payments', names: payingThrough.map((provider) => namesOfProviders[provider]) },
    { kind: 'mail', names: mail ? [mail] : [] },
    { kind: 'sms', names: twilio ? ['Twilio'] : [] },
    { kind: 'push', names: pushNotifier === 'web' ? pushServices : [] },
    { kind: 'storage', names: storeHost ? [storeHost] : [] },
  ]
  return services.filter(({ names }) => names.length > 0)
}
