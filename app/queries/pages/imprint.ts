import i18nManager from '@adonisjs/i18n/services/main'
import { strippedPhone, type Company } from '#core/sites/company'
import type { Locale } from '#core/sites/locales'
import { supportAddress } from '#core/sites/support_address'
import { countryName } from '#queries/places/country_choices'
import type { CurrentSite } from '#queries/sites/current_site'
import { registerName } from '#queries/sites/register_name'

type Line = Readonly<{ term: string; text: string; href?: string }>

/**
 * The company that runs the site and how to reach it, with what the law of its country asks for; null
 * until the operator has entered it.
 */
export function imprintOf(site: CurrentSite, locale: Locale) {
  const { company, settings } = site
  if (!company) return null
  const { name, address, city, country } = company
  const email = supportAddress(site, settings)
  return {
    name,
    address,
    city,
    country: countryName(country, locale),
    email,
    lines: [...linesOf(company, locale), ...reachLines(company, email, locale)],
  }
}

function linesOf(company: Company, locale: Locale): Line[] {
  const i18n = i18nManager.locale(locale)
  const { country, host, kvk, registerCourt, representatives, shareCapital } = company
  const represented = country === 'FR' ? 'pages.publication_director' : 'pages.represented_by'
  return told([
    [i18n.t(represented), representatives],
    [registerName(country, i18n), kvk],
    [i18n.t('pages.register_court'), registerCourt],
    [i18n.t('pages.share_capital'), shareCapital],
    [i18n.t('pages.vat_numbers'), company.vatNumbers.join(', ')],
    [i18n.t('pages.tradenames'), company.tradenames.join(', ')],
    [i18n.t('pages.host'), host],
  ])
}

function reachLines({ supportPhone }: Company, email: string, locale: Locale): Line[] {
  const i18n = i18nManager.locale(locale)
  const phone = supportPhone && strippedPhone(supportPhone)
  return [
    ...(phone ? [{ term: i18n.t('pages.phone'), text: phone, href: `tel:${phone}` }] : []),
    { term: i18n.t('pages.email'), text: email, href: `mailto:${email}` },
  ]
}

function told(lines: readonly (readonly [term: string, text: string | null])[]): Line[] {
  return lines.flatMap(([term, text]) => (text ? [{ term, text }] : []))
}
