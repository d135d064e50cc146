import i18nManager from '@adonisjs/i18n/services/main'
import type { KeepingSite } from '#core/privacy/kept_data'
import {
  type BrowserGroup,
  groupOf,
  keptInBrowser,
  lifetimeOf,
} from '#core/privacy/kept_in_browser'
import { promisedTables, type PromisedTable } from '#core/sites/content/page'
import type { Locale } from '#core/sites/locales'
import type { ToldSite } from '#core/sites/pool'
import {
  spanText,
  companiesInWords,
  keptInWords,
  machinesInWords,
  purposesInWords,
  type Told,
} from '#queries/pages/privacy_in_words'

type Cells = readonly string[]

/** The facts of a site that its promises depend on. */
export type PromisingSite = Readonly<{
  settings: KeepingSite['settings']
  company: Readonly<{ country: string }> | null
  pool: readonly ToldSite[]
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

function asTold({ company, pool, settings }: PromisingSite, locale: Locale): Told {
  const site = { settings, country: company?.country ?? null }
  return { i18n: i18nManager.locale(locale), site, pool }
}

const makers: Readonly<Record<PromisedTable, (told: Told) => string>> = {
  table_of_data: ({ i18n, site }) =>
    table(
      [i18n.t('privacy.what'), i18n.t('privacy.why'), i18n.t('privacy.how_long')],
      keptInWords({ i18n, site }).map(({ what, why, howLong }) => [what, why, howLong])
    ),
  table_of_purposes: ({ i18n, pool }) =>
    table(
      [i18n.t('privacy.what_for'), i18n.t('privacy.why_allowed'), i18n.t('privacy.who_else')],
      purposesInWords({ i18n, pool }).map(({ what, basis, recipients }) => [
        what,
        basis,
        recipients,
      ])
    ),
  table_of_machines: tableOfMachines,
  table_of_companies: tableOfCompanies,
  table_of_cookies: (told) => tableOfBrowser(told, 'cookies'),
  table_of_notices: (told) => tableOfBrowser(told, 'notices'),
  table_of_entries: (told) => tableOfBrowser(told, 'entries'),
  table_of_team_cookies: (told) => tableOfBrowser(told, 'team'),
}

function tableOfMachines({ i18n }: Told) {
  return table(
    [i18n.t('privacy.machine'), i18n.t('privacy.machine_follows'), i18n.t('privacy.why_allowed')],
    machinesInWords({ i18n }).map(({ what, follows, basis }) => [what, follows, basis])
  )
}

function tableOfCompanies({ i18n }: Told) {
  const companies = companiesInWords({ i18n })
  if (companies.length === 0) return i18n.t('privacy.no_company')
  return table(
    [i18n.t('privacy.company'), i18n.t('privacy.what_it_gets')],
    companies.map(({ names, gets }) => [names, gets])
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

function table(heads: Cells, rows: readonly Cells[]) {
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
