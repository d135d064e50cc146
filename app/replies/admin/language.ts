import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { backOffice } from '#config/admin'
import { formatDecimal } from '#core/decimal'
import { currencies } from '#core/money'
import type { Admin, AdminLocale } from '#core/admin/admin'
import { adminIcons } from '#replies/admin/icons'
import { menu, moneyMenu } from '#replies/admin/menu'

/** The back office speaks the language of its admin, or before the login one of the browser. */
export function speakAdminsLanguage(ctx: HttpContext, admin: Admin | null) {
  const locale: AdminLocale = admin?.locale ?? browsersLocale(ctx)
  ctx.locale = locale
  ctx.i18n = i18nManager.locale(locale)
  ctx.timeZone = admin?.timeZone ?? 'UTC'
  ctx.response.header('Content-Language', locale)
  const { i18n, timeZone } = ctx
  ctx.view.share({
    locale,
    i18n,
    t: (key: string, data?: Record<string, unknown>) => i18n.t('admin.' + key, data),
    icons: adminIcons,
    menu,
    moneyMenu,
    path: ctx.request.url(),
    isOpen: (path: string) => isOpen(path, ctx.request.url()),
    query: ctx.request.qs(),
    ...formatsOf(locale, timeZone),
  })
}

/** Whether a menu entry is of the area that the page belongs to. */
function isOpen(path: string, url: string) {
  return url === path || (path !== backOffice && url.startsWith(`${path}/`))
}

function browsersLocale({ request }: HttpContext) {
  return request.language(['en', 'nl']) === 'nl' ? 'nl' : 'en'
}

/** Times run to 24 hours, whatever the language. */
const regions: Readonly<Record<AdminLocale, string>> = { en: 'en-GB', nl: 'nl-NL' }

/** By language and zone: making the formats takes longer than rendering a small page. */
const known = new Map<string, ReturnType<typeof formats>>()

function formatsOf(locale: AdminLocale, timeZone: string) {
  const key = `${locale} ${timeZone}`
  const made = known.get(key) ?? formats(locale, timeZone)
  known.set(key, made)
  return made
}

/** How views show instants (in the zone of the admin), money and numbers. */
function formats(locale: AdminLocale, timeZone: string) {
  const region = regions[locale]
  const time = new Intl.DateTimeFormat(region, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  const day = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone })
  const date = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(locale)
  const mark = locale === 'nl' ? ',' : '.'
  const inLanguage = (text: string | number | undefined) => String(text ?? '').replaceAll('.', mark)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return {
    atTime: (millis: number | null) => (millis === null ? '' : time.format(millis)),
    onDay: (millis: number | null) => (millis === null ? '' : day.format(millis)),
    writeDate: (isoDate: string) => date.format(Date.parse(isoDate)),
    megabytes: (bytes: number) => `${number.format(Math.ceil(bytes / 1_000_000))} MB`,
    count: (value: number) => number.format(value),
    percent: (value: number | null) => (value === null ? '' : share.format(value)),
    money: (amount: number, currency: string) => moneyIn(locale, amount, currency),
    decimal: (cents: number) => inLanguage(formatDecimal(cents)),
    /** What a field holds, such as 0.35+3.4%, with the decimal mark of the language. */
    inLanguage,
  }
}

/** An amount in minor units. What came to a bank may be in a currency that nobody knows. */
export function moneyIn(locale: AdminLocale, amount: number, currency: string) {
  if (!currencies.some((one) => one === currency)) return `${formatDecimal(amount)} ${currency}`
  const { format, unit } = moneyFormat(locale, currency)
  return format.format(amount / unit)
}

type MoneyFormat = Readonly<{ format: Intl.NumberFormat; unit: number }>

const moneyFormats = new Map<string, MoneyFormat>()

function moneyFormat(locale: AdminLocale, currency: string): MoneyFormat {
  const key = `${locale} ${currency}`
  const made = moneyFormats.get(key) ?? makeMoneyFormat(locale, currency)
  moneyFormats.set(key, made)
  return made
}

function makeMoneyFormat(locale: AdminLocale, currency: string): MoneyFormat {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return { format, unit: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) }
}
