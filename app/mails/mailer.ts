import { inject } from '@adonisjs/core'
import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import mail from '@adonisjs/mail/services/main'
import type { MailersList } from '@adonisjs/mail/types'
import { appUrl } from '#config/app'
import { mailFrom } from '#config/mail'
import { mayNotify } from '#core/notifications/may_notify'
import { mayMail } from '#core/notifications/mail/may_mail'
import { Ports } from '#core/ports'
import { supportAddress } from '#core/sites/support_address'
import type { Mail, Say } from '#mails/mail'
import { taggedAddresses } from '#mails/tagged_addresses'
import type { Reader } from '#mails/reader'
import { siteUrl } from '#mails/site_url'
import NotificationSwitch from '#models/notification_switch'
import { fictionalWords } from '#queries/sites/fictional_words'
import { currentSite } from '#queries/sites/current_site'

/** Renders and sends mails. Every mail leaves here, so here `mayMail` decides. */
@inject()
export class Mailer {
  /** The default mailer of config/mail. */
  protected readonly transport?: keyof MailersList

  constructor(private ports: Ports) {}

  /** Returns whether it was sent. */
  async send<Facts extends object>(definition: Mail<Facts>, reader: Reader, facts: Facts) {
    const { kind, need, notification } = definition
    const { userId, name, site } = reader
    const wishes = await NotificationSwitch.wishesOf(userId)
    if (!mayMail(need, wishes)) return false
    if (notification && !mayNotify(notification, 'mail', wishes)) return false
    const i18n = i18nManager.locale(reader.language)
    const url = siteUrl(site, { appUrl, shown: await currentSite(new URL(appUrl).hostname) })
    const supportEmail = supportAddress(site, reader.settings)
    const words = {
      ...facts,
      ...definition.words?.(facts, sayIn(i18n, reader.settings)),
      name,
      supportEmail,
    }
    const data = { ...words, i18n, site, siteUrl: url, link: url + definition.link(facts) }
    const to = definition.to?.(facts) ?? reader.email
    const addresses = taggedAddresses(this.ports, { userId, to, siteUrl: url })
    const unsubscribe = [addresses.unsubscribeUrl, addresses.unsubscribeMail]
    await mail.use(this.transport).send((message) => {
      message
        .envelope({ from: addresses.sender, to })
        .listUnsubscribe([unsubscribe], { oneClick: true })
        .from(mailFrom, site.name)
        .to(to)
        .subject(i18n.t(`mails.${kind}_subject`, { ...words, site: site.name }))
        .htmlView(`mails/${kind}_html`, data)
        .textView(`mails/${kind}_text`, data)
    })
    return true
  }
}

function sayIn(i18n: I18n, settings: Reader['settings']): Say {
  return {
    day: (moment) => i18n.formatDate(moment, { dateStyle: 'long' }),
    // All our currencies have two decimals.
    price: ({ amount, currency }) => i18n.formatCurrency(amount / 100, { currency }),
    percent: (percentage) => i18n.formatNumber(percentage / 100, { style: 'percent' }),
    time: (moment, timeZone) => i18n.formatTime(moment, { timeStyle: 'short', timeZone }),
    fictionalLabel: () => fictionalWords(i18n, settings),
    text: (key, data) => i18n.t(key, data),
  }
}
