import i18nManager from '@adonisjs/i18n/services/main'
import { type KeepingSite, keptData } from '#core/privacy/kept_data'
import {
  type BrowserGroup,
  groupOf,
  keptInBrowser,
  lifetimeOf,
} from '#core/privacy/kept_in_browser'
import { purposes, type Recipient } from '#core/privacy/purposes'
import type { Span } from '#core/privacy/span'
import { promisedTables, type PromisedTable } from '#core/sites/content/page'
import type { Locale } from '#core/sites/locales'
import { servicesInUse } from '#queries/pages/services_in_use'

type I18n = ReturnType<typeof i18nManager.locale>
type Cells = readonly string[]

/** What of a site its promises depend on. */
export type PromisingSite = Readonly<{
  settings: KeepingSite['settings']
  company: Readonly<{ country: string }> | null
}>

/**
 * Fills in the tables of what the site keeps, why, for how long and who gets it: made of the lists in
 * core/privacy, which the jobs that erase things keep to as well.
 */
export function withTables(text: string, site: PromisingSite, locale: Locale) {
  return promisedTables.reduce((filled, name) => {
    const open = `{${name}}`
    return filled.includes(open)
      ? filled.replaceAll(open, makers[name](asTold(site, locale)))
      : filled
  }, text)
}

type Told = Readonly<{ i18n: I18n; site: KeepingSite }>

function asTold({ company, settings }: PromisingSite, locale: Locale): Told {
  return { i18n: i18nManager.locale(locale), site: { settings, country: company?.country ?? null } }
}

const makers: Readonly<Record<PromisedTable, (told: Told) => string>> = {
  table_of_data: ({ i18n, site }) =>
    table(
      [i18n.t('privacy.what'), i18n.t('privacy.why'), i18n.t('privacy.how_long')],
      keptData.map((kept) => [
        i18n.t(`privacy.what_${kept.key}`),
        i18n.t(`privacy.why_${kept.key}`),
        i18n.t(`privacy.how_long_${kept.key}`, {
          time: 'time' in kept ? spanText(i18n, kept.time(site)) : '',
        }),
      ])
    ),
  table_of_purposes: ({ i18n }) =>
    table(
      [i18n.t('privacy.what_for'), i18n.t('privacy.why_allowed'), i18n.t('privacy.who_else')],
      purposes.map(({ key, recipients }) => [
        i18n.t(`privacy.purpose_${key}`),
        i18n.t(`privacy.basis_${key}`),
        recipientsText(i18n, recipients),
      ])
    ),
  table_of_companies: tableOfCompanies,
  table_of_cookies: (told) => tableOfBrowser(told, 'cookies'),
  table_of_notices: (told) => tableOfBrowser(told, 'notices'),
  table_of_entries: (told) => tableOfBrowser(told, 'entries'),
  table_of_team_cookies: (told) => tableOfBrowser(told, 'team'),
}

function tableOfCompanies({ i18n }: Told) {
  const services = servicesInUse()
  if (services.length === 0) return i18n.t('privacy.no_company')
  return table(
    [i18n.t('privacy.company'), i18n.t('privacy.what_it_gets')],
    services.map(({ kind, names }) => [names.join(', '), i18n.t(`privacy.service_${kind}`)])
  )
}

function tableOfBrowser({ i18n }: Told, group: BrowserGroup) {
  const second = group === 'notices' ? i18n.t('privacy.notice') : i18n.t('privacy.what_it_does')
  const rows = keptInBrowser.filter((kept) => groupOf(kept) === group)
  return table(
    [i18n.t('privacy.name'), second, i18n.t('privacy.how_long')],
    rows.map(({ minutes, name, until }) => [
      name.replace('*', '…'),
      i18n.t(`privacy.browser_${name}`),
      until ? i18n.t(`privacy.until_${until}`) : spanText(i18n, lifetimeOf(minutes)),
    ])
  )
}

function recipientsText(i18n: I18n, recipients: readonly Recipient[]) {
  if (recipients.length === 0) return i18n.t('privacy.recipient_nobody')
  const separator = i18n.locale === 'fr' ? '\u202F; ' : '; '
  return recipients.map((one) => i18n.t(`privacy.recipient_${one}`)).join(separator)
}

function spanText(i18n: I18n, { count, unit }: Span) {
  return i18n.t(`privacy.${unit}`, { count })
}

function table(heads: Cells, rows: readonly Cells[]) {
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
