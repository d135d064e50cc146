import i18nManager from '@adonisjs/i18n/services/main'
import { nameOf } from '#core/sites/pool'
import { urlOfSite } from '#mails/url_of_site'
import Company from '#models/company'
import Site from '#models/site'
import User from '#models/user'
import {
  companiesInWords,
  keptInWords,
  machinesInWords,
  purposesInWords,
} from '#queries/pages/privacy_in_words'
import { sitesWith } from '#queries/sites/pool'
import { siteSettings } from '#queries/sites/site_settings'

/**
 * What a download holds beside the data, in the member's language: of each kind why it is kept, by which
 * law, for how long and who else gets it, with its files among those named; all purposes, the machines
 * that decide, and the companies and other sites that get data. Made of the lists of the privacy
 * statement (GDPR 15(1)).
 */
export async function dataExplained(userId: string, files: readonly string[]) {
  const { language, siteId } = await User.findOrFail(userId)
  const shown = await Site.findOrFail(siteId)
  const company = await Company.find(siteId)
  const site = { settings: await siteSettings(siteId), country: company?.country ?? null }
  const i18n = i18nManager.locale(language)
  const pool = await sitesWith(siteId)
  const purposes = purposesInWords({ i18n, pool })
  return {
    site: shown.name,
    company: company?.name ?? null,
    privacy_statement: `${await urlOfSite(shown)}/pages/privacy`,
    kept: keptInWords({ i18n, site }).map(({ tables, purpose, what, why, howLong }) => {
      const { basis, recipients } = purposes.find(({ key }) => key === purpose)!
      const kept = { what, why, how_long: howLong, why_allowed: basis, who_else: recipients }
      return { ...kept, files: filesOf(tables, files) }
    }),
    purposes: purposes.map(({ what, basis, recipients }) => {
      return { what, why_allowed: basis, who_else: recipients }
    }),
    machines: machinesInWords({ i18n }).map(({ what, follows, basis }) => {
      return { what, follows, why_allowed: basis }
    }),
    companies: companiesInWords({ i18n }),
    other_sites: pool.map(nameOf),
  }
}

/** The files with these tables; `table.column` stands for a part of one. */
function filesOf(tables: readonly string[], files: readonly string[]) {
  const names = tables.map((table) => `${table.split('.')[0]}.json`)
  return files.filter((file) => names.includes(file))
}
