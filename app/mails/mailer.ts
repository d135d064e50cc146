import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import mail from '@adonisjs/mail/services/main'
import type { MailersList } from '@adonisjs/mail/types'
import type { DateTime } from 'luxon'
import { markedAddresses } from '#mails/marked_addresses'
import { newsWords } from '#mails/notifications/news_words'
import { NodeSecrets } from '#adapters/system/node_secrets'
import { appUrl } from '#config/app'
import { mailFrom } from '#config/mail'
import { pathOfNews } from '#core/notifications/mail/news'
import type { Money } from '#core/money'
import { mayMail } from '#core/notifications/mail/may_mail'
import { Mailer, type Mail, type TransferFacts } from '#core/ports/mailer'
import { inFours } from '#core/payments/sepa/rf_reference'
import type { Secrets } from '#core/ports/secrets'
import NotificationSwitch from '#models/notification_switch'
import Site from '#models/site'

/**
 * Writes mails with the templates in resources/views/mails and sends them as configured. It is the
 * one way out, so here is decided whether a mail may leave.
 */
export class MailServiceMailer extends Mailer {
  /** Without a name it uses the mailer that the site is configured for. */
  constructor(
    private mailer?: keyof MailersList,
    readonly secrets: Secrets = new NodeSecrets()
  ) {
    super()
  }

  async send(letter: Mail) {
    if (!mayMail(letter.kind, await NotificationSwitch.wishesOf(letter.userId))) return
    const i18n = i18nManager.locale(letter.language)
    const site = await Site.findOrFail(letter.siteId)
    const words = wordsFor(letter, i18n)
    const data = { ...letter, ...words, i18n, site, appUrl, link: linkOf(letter) }
    const { sender, unsubscribeUrl, unsubscribeMail } = markedAddresses(this, letter)
    await mail.use(this.mailer).send((message) => {
      message
        .envelope({ from: sender, to: letter.to })
        .listUnsubscribe([[unsubscribeUrl, unsubscribeMail]], { oneClick: true })
        .from(mailFrom, site.name)
        .to(letter.to)
        .subject(i18n.t(`mails.${letter.kind}_subject`, { ...letter, ...words, site: site.name }))
        .htmlView(`mails/${letter.kind}_html`, data)
        .textView(`mails/${letter.kind}_text`, data)
    })
  }
}

function linkOf(letter: Mail) {
  if (letter.kind === 'activation') return `${appUrl}/activate?token=${letter.secret}`
  if (letter.kind === 'email_change') return `${appUrl}/mail-change/do?token=${letter.secret}`
  if (letter.kind === 'email_changed') return `${appUrl}/mail-change/undo?token=${letter.secret}`
  if (letter.kind === 'mail_again') return `${appUrl}/mail-again?token=${letter.secret}`
  if (letter.kind === 'deletion') return `${appUrl}/account/return?token=${letter.secret}`
  if (letter.kind === 'terms_changed') return `${appUrl}/pages/terms`
  if (letter.kind === 'data_ready') return `${appUrl}/profile/data/${letter.secret}`
  if (letter.kind === 'returned') return `${appUrl}/login`
  if (letter.kind === 'password_reset') return `${appUrl}/reset-password/do?token=${letter.secret}`
  if (letter.kind === 'debit_unblocked') return `${appUrl}/credits`
  if (letter.kind === 'refund_failed') return `${appUrl}/transactions`
  if ('orderId' in letter) return `${appUrl}/transactions/${letter.orderId}`
  if (letter.kind === 'fraud') return `${appUrl}/chats`
  if (letter.kind === 'banned' || letter.kind === 'report_closed') return `${appUrl}/pages/ban`
  if (letter.kind === 'photo_rejected') return `${appUrl}/profile/photos`
  if (letter.kind === 'news') return appUrl + pathOfNews(letter.lines)
  return `${appUrl}/members`
}

/** What a letter says in the words of its reader: the day it tells of, its money, or its news. */
function wordsFor(letter: Mail, i18n: I18n) {
  if (letter.kind === 'news') return { news: letter.lines.map((line) => newsWords(line, i18n)) }
  if (letter.kind === 'deletion') return { date: dayOf(letter.finalAt, i18n) }
  if ('collectOn' in letter) return debitWords(letter, i18n)
  if (letter.kind === 'transfer') return transferWords(letter, i18n)
  if (letter.kind === 'report_closed') return { date: dayOf(letter.reportedAt, i18n) }
  if (!('money' in letter)) return {}
  const at = letter.kind === 'receipt' ? letter.at : letter.askedAt
  return { date: dayOf(at, i18n), price: priceOf(letter.money, i18n) }
}

function transferWords({ until, money, iban, reference }: TransferFacts, i18n: I18n) {
  const typed = { iban: inFours(iban), reference: inFours(reference) }
  return { ...typed, date: dayOf(until, i18n), price: priceOf(money, i18n) }
}

/** A day of the bank is the same in every zone. */
function debitWords({ collectOn, money }: { collectOn: DateTime; money: Money }, i18n: I18n) {
  return { date: dayOf(collectOn.set({ hour: 12 }), i18n), price: priceOf(money, i18n) }
}

function dayOf(moment: DateTime, i18n: I18n) {
  return i18n.formatDate(moment, { dateStyle: 'long' })
}

/** Every currency of ours has cents. */
function priceOf({ amount, currency }: Money, i18n: I18n) {
  return i18n.formatCurrency(amount / 100, { currency })
}
