import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import mail from '@adonisjs/mail/services/main'
import type { MailersList } from '@adonisjs/mail/types'
import { appUrl } from '#config/app'
import { mailFrom } from '#config/mail'
import { Mailer, type Mail } from '#core/ports/mailer'
import Site from '#models/site'

/** Writes mails with the templates in resources/views/mails and sends them as configured. */
export class MailServiceMailer extends Mailer {
  /** Without a name it uses the mailer that the site is configured for. */
  constructor(private mailer?: keyof MailersList) {
    super()
  }

  async send(letter: Mail) {
    const i18n = i18nManager.locale(letter.language)
    const site = await Site.findOrFail(letter.siteId)
    const data = { ...letter, i18n, site, appUrl, link: linkOf(letter), date: dateOf(letter, i18n) }
    await mail.use(this.mailer).send((message) => {
      message
        .from(mailFrom, site.name)
        .to(letter.to)
        .subject(i18n.t(`mails.${letter.kind}_subject`, { ...letter, site: site.name }))
        .htmlView(`mails/${letter.kind}_html`, data)
        .textView(`mails/${letter.kind}_text`, data)
    })
  }
}

function linkOf(letter: Mail) {
  if (letter.kind === 'activation') return `${appUrl}/activate?token=${letter.secret}`
  if (letter.kind === 'email_change') return `${appUrl}/mail-change/do?token=${letter.secret}`
  if (letter.kind === 'email_changed') return `${appUrl}/mail-change/undo?token=${letter.secret}`
  if (letter.kind === 'deletion') return `${appUrl}/account/return?token=${letter.secret}`
  if (letter.kind === 'returned') return `${appUrl}/login`
  if (letter.kind === 'password_reset') return `${appUrl}/reset-password/do?token=${letter.secret}`
  return `${appUrl}/members`
}

/** The day a letter tells of, in the words of its reader. */
function dateOf(letter: Mail, i18n: I18n) {
  return 'finalAt' in letter ? i18n.formatDate(letter.finalAt, { dateStyle: 'long' }) : null
}
