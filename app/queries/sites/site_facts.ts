import { appUrl } from '#config/app'
import { mailFrom, mailIntakeToken, sendsMail } from '#config/mail'
import { providersWithoutKeys, sandboxIsOpen } from '#config/payments'
import { pushNotifier, pushPublicKey } from '#config/push'
import { twilio } from '#config/sms'
import type { SiteFacts } from '#core/sites/readiness'
import type { CurrentSite } from '#queries/sites/current_site'

/** What the configuration and the database say about a site, for `lacksOf`. */
export function siteFacts({ domain, company, settings }: CurrentSite): SiteFacts {
  return {
    url: appUrl,
    domain,
    company,
    supportEmail: settings.supportEmail,
    sendsMail: sendsMail(),
    readsBounces: mailIntakeToken !== undefined,
    mailFrom,
    takesPayments: !sandboxIsOpen && providersWithoutKeys.length === 0,
    sendsPushes: pushNotifier === 'web' && pushPublicKey !== null,
    sendsTexts: twilio !== null,
  }
}
