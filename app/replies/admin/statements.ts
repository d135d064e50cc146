import i18nManager from '@adonisjs/i18n/services/main'
import { helpLineFor } from '#core/messaging/warnings/help_line'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'

type Sides = Readonly<{
  fictional: Readonly<{ name: string }>
  member: Readonly<{ language: Locale; country: Country; site: string }>
}>

/**
 * What an admin can say with one click, in the language of the member: what a fictional profile is, and
 * where to find somebody to talk to.
 */
export function statementsFor({ fictional: { name }, member }: Sides) {
  const { country, language, site } = member
  const i18n = i18nManager.locale(language)
  const { address, emergency, name: line, phone } = helpLineFor(country, language)
  return {
    plain: i18n.t('fictional.plain_statement', { name, site }),
    help: i18n.t('fictional.help_statement', { name, site, line, phone, address, emergency }),
    line: { address, name: line, phone },
  }
}
