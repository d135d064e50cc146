import i18nManager from '@adonisjs/i18n/services/main'
import { withdrawalDays } from '#core/sites/withdrawal'
import type { Locale } from '#core/sites/locales'
import {
  fitted,
  longestDescription,
  longestTitle,
  pageTitle,
} from '#core/sites/public_pages/fitted'
import type { PageWords } from '#core/sites/public_pages/page'
import type { CurrentSite } from '#queries/sites/current_site'

type PageTexts = Readonly<{ title: string; heading: string; description: string }>

/** A site is read anew when it changes, so what is known of an earlier one goes with it. */
const known = new WeakMap<CurrentSite, Map<string, PageTexts>>()

/**
 * What search engines and shared links say of a public page: `title` with the name of the site, and
 * `heading` without. The home page has those of the site, where it has its own.
 */
export function pageTexts(site: CurrentSite, locale: Locale, words: PageWords): PageTexts {
  const ofSite = known.get(site) ?? new Map<string, PageTexts>()
  known.set(site, ofSite)
  const key = `${locale} ${words}`
  const texts = ofSite.get(key) ?? writtenTexts(site, locale, words)
  ofSite.set(key, texts)
  return texts
}

function writtenTexts({ name, settings }: CurrentSite, locale: Locale, words: PageWords) {
  const i18n = i18nManager.locale(locale)
  const facts = { site: name, min_age: settings.minAge, days: withdrawalDays }
  const isHome = words === 'home'
  const ownTitle = isHome ? settings.indexTitle : null
  const ownDescription = isHome ? settings.description : null
  const title = isHome ? i18n.t('home.title') : i18n.t(`seo.${words}_title`)
  const heading = ownTitle ?? title
  const description = ownDescription ?? i18n.t(`seo.${words}_description`, facts)
  return {
    title: pageTitle(heading, name),
    heading: fitted(heading, longestTitle),
    description: fitted(description, longestDescription),
  }
}
