import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { methodInSentence } from '#core/payments/methods/method_in_sentence'
import { dateLocale, type Locale } from '#core/sites/locales'
import { longDate } from '#core/sites/long_date'
import { supportAddress } from '#core/sites/support_address'
import type { Block, Mail, Say } from '#mails/mail'
import type { Reader } from '#mails/reader'
import { urlOfSite } from '#mails/url_of_site'
import { companyOf } from '#queries/sites/company_of'
import { fictionalWords } from '#queries/sites/fictional_words'
import { registerName } from '#queries/sites/register_name'

/** Somebody to whom a mail goes, who may be no member. */
export type Recipient = Omit<Reader, 'userId' | 'status'> & Readonly<{ userId: string | null }>

/** A mail as its reader will see it: what is drawn as HTML and as text. */
export type WrittenMail = Awaited<ReturnType<typeof writeMail>>

/** Writes a mail in the language of its reader, with what stands at the foot of every one. */
export async function writeMail<Facts extends object>(
  { letter, link, topic }: Mail<Facts>,
  { language, name, settings, site }: Recipient,
  facts: Facts
) {
  const i18n = i18nManager.locale(language)
  const url = await urlOfSite(site)
  const supportEmail = supportAddress(site, settings)
  const always = { name, supportEmail, site: site.name }
  const text: Say['text'] = (key, data) => i18n.t(key, { ...always, ...data })
  const say = { ...formats(i18n, language, settings), text, site: site.name }
  const {
    attached = [],
    body,
    button,
    footer,
    notes = [],
    spellsLink = false,
    subject,
  } = letter(facts, say)
  return {
    subject,
    preview: text(`mails.preview_${topic}`),
    greeting: text(name ? 'mails.hello' : 'mails.hello_nobody'),
    body: body.map(partOf).filter(isFilled),
    button: { words: button, link: url + link(facts) },
    linkInstead: spellsLink ? text('mails.link_instead') : null,
    attached,
    notes: notes.filter(Boolean),
    footer: footer ?? text('mails.footer'),
    company: await companyLines(site.id, language, i18n),
    imprint: { words: text('pages.imprint_link'), link: `${url}/pages/imprint` },
    site: site.name,
    siteUrl: url,
    supportEmail,
    language,
    text,
  }
}

/** Gives every block one shape, which the layouts draw. */
function partOf(block: Block) {
  return typeof block === 'string' ? { paragraph: block } : block
}

function isFilled(part: ReturnType<typeof partOf>) {
  return 'paragraph' in part ? part.paragraph !== '' : !('quote' in part) || part.quote !== ''
}

/** The company behind the site, as law wants it in letters of business. */
async function companyLines(siteId: string, language: Locale, i18n: I18n) {
  const company = await companyOf(siteId, language)
  if (!company) return []
  const { country, kvk, place, vatNumbers } = company
  const numbers = [
    kvk && `${registerName(country, i18n)} ${kvk}`,
    vatNumbers && `${i18n.t('pages.vat_numbers')} ${vatNumbers}`,
  ]
  return [place, numbers.filter(Boolean).join(', ')].filter(Boolean)
}

function formats(i18n: I18n, language: Locale, settings: Reader['settings']) {
  const locale = dateLocale(language)
  return {
    day: (moment) => longDate(moment, language),
    // All our currencies have two decimals.
    price: ({ amount, currency }) => i18n.formatCurrency(amount / 100, { currency }),
    method: (method) => i18n.t(methodInSentence(method)),
    percent: (percentage) => i18n.formatNumber(percentage / 100, { style: 'percent' }),
    time: (moment, zone) => moment.setZone(zone).toLocaleString({ timeStyle: 'short' }, { locale }),
    fictionalLabel: () => fictionalWords(i18n, settings),
  } satisfies Omit<Say, 'site' | 'text'>
}
