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
import { type Locale, dateLocale } from '#core/sites/locales'
import { longDate } from '#core/sites/long_date'
import { supportAddress } from '#core/sites/support_address'
import { methodInSentence } from '#core/payments/methods/method_in_sentence'
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
    const { userId } = reader
    const wishes = await NotificationSwitch.wishesOf(userId)
    if (!mayMail(need, wishes)) return false
    if (notification && !mayNotify(notification, 'mail', wishes)) return false
    const { data, subject, url } = await rendered(definition, reader, facts)
    const to = definition.to?.(facts) ?? reader.email
    const addresses = taggedAddresses(this.ports, { userId, to, siteUrl: url })
    const unsubscribe = [addresses.unsubscribeUrl, addresses.unsubscribeMail]
    await mail.use(this.transport).send((message) => {
      message
        .envelope({ from: addresses.sender, to })
        .listUnsubscribe([unsubscribe], { oneClick: true })
        .header('Auto-Submitted', 'auto-generated')
        .from(mailFrom, reader.site.name)
        .to(to)
        .subject(subject)
        .htmlView(`mails/${kind}_html`, data)
        .textView(`mails/${kind}_text`, data)
    })
    return true
  }

  /**
   * Answers somebody who wrote to the site and may be no member: no switch keeps it back, and there
   * is nothing to unsubscribe from. It is answered at, and comes back to, `address`.
   */
  async sendToPerson<Facts extends object>(
    definition: Mail<Facts>,
    to: Recipient,
    { address, facts, headers }: Letter<Facts>
  ) {
    const { data, subject } = await rendered(definition, to, facts)
    const { kind } = definition
    await mail.use(this.transport).send((message) => {
      message
        .envelope({ from: address, to: to.email })
        .from(mailFrom, to.site.name)
        .replyTo(address)
        .to(to.email)
        .subject(subject)
        .htmlView(`mails/${kind}_html`, data)
        .textView(`mails/${kind}_text`, data)
      for (const [name, value] of headers) message.header(name, value)
    })
  }
}

/** Somebody to whom a mail goes, who may be no member. */
export type Recipient = Omit<Reader, 'userId' | 'status'> & Readonly<{ userId: string | null }>

type Letter<Facts> = Readonly<{
  facts: Facts
  address: string
  headers: readonly (readonly [name: string, value: string])[]
}>

async function rendered<Facts extends object>(
  definition: Mail<Facts>,
  { language, name, settings, site }: Recipient,
  facts: Facts
) {
  const i18n = i18nManager.locale(language)
  const url = siteUrl(site, { appUrl, shown: await currentSite(new URL(appUrl).hostname) })
  const supportEmail = supportAddress(site, settings)
  const own = definition.words?.(facts, sayIn(i18n, language, settings))
  const words = { ...facts, ...own, name, supportEmail }
  const data = { ...words, i18n, site, siteUrl: url, link: url + definition.link(facts) }
  const subject = i18n.t(`mails.${definition.kind}_subject`, { ...words, site: site.name })
  return { data, subject, url }
}

function sayIn(i18n: I18n, language: Locale, settings: Reader['settings']): Say {
  const locale = dateLocale(language)
  return {
    day: (moment) => longDate(moment, language),
    // All our currencies have two decimals.
    price: ({ amount, currency }) => i18n.formatCurrency(amount / 100, { currency }),
    method: (method) => i18n.t(methodInSentence(method)),
    percent: (percentage) => i18n.formatNumber(percentage / 100, { style: 'percent' }),
    time: (moment, zone) => moment.setZone(zone).toLocaleString({ timeStyle: 'short' }, { locale }),
    fictionalLabel: () => fictionalWords(i18n, settings),
    text: (key, data) => i18n.t(key, data),
  }
}
