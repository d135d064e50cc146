import { addTexts, dictionaryOf, sectionsOf, type Dictionary } from '~/i18n/dictionary'
import type { Section } from '~/i18n/sections'
import type { Locale } from '../../core/sites/locales'

type Load = () => Promise<{ default: Dictionary }>

const chunks: Record<Locale, Record<Section, Load>> = {
  nl: {
    common: () => import('virtual:dictionary/common/nl'),
    accounts: () => import('virtual:dictionary/accounts/nl'),
    complaints: () => import('virtual:dictionary/complaints/nl'),
    members: () => import('virtual:dictionary/members/nl'),
  },
  en: {
    common: () => import('virtual:dictionary/common/en'),
    accounts: () => import('virtual:dictionary/accounts/en'),
    complaints: () => import('virtual:dictionary/complaints/en'),
    members: () => import('virtual:dictionary/members/en'),
  },
  de: {
    common: () => import('virtual:dictionary/common/de'),
    accounts: () => import('virtual:dictionary/accounts/de'),
    complaints: () => import('virtual:dictionary/complaints/de'),
    members: () => import('virtual:dictionary/members/de'),
  },
  es: {
    common: () => import('virtual:dictionary/common/es'),
    accounts: () => import('virtual:dictionary/accounts/es'),
    complaints: () => import('virtual:dictionary/complaints/es'),
    members: () => import('virtual:dictionary/members/es'),
  },
  fr: {
    common: () => import('virtual:dictionary/common/fr'),
    accounts: () => import('virtual:dictionary/accounts/fr'),
    complaints: () => import('virtual:dictionary/complaints/fr'),
    members: () => import('virtual:dictionary/members/fr'),
  },
  it: {
    common: () => import('virtual:dictionary/common/it'),
    accounts: () => import('virtual:dictionary/accounts/it'),
    complaints: () => import('virtual:dictionary/complaints/it'),
    members: () => import('virtual:dictionary/members/it'),
  },
  pl: {
    common: () => import('virtual:dictionary/common/pl'),
    accounts: () => import('virtual:dictionary/accounts/pl'),
    complaints: () => import('virtual:dictionary/complaints/pl'),
    members: () => import('virtual:dictionary/members/pl'),
  },
}

const done = new Set<string>()

/** Makes sure that the texts of a page are there before it renders. */
export async function loadTexts(page: string, locale: Locale) {
  await Promise.all(sectionsOf(page).map((section) => loadSection(section, locale)))
  return dictionaryOf(locale)
}

async function loadSection(section: Section, locale: Locale) {
  const id = `${section} ${locale}`
  if (done.has(id)) return
  const texts = await chunks[locale][section]()
  addTexts(locale, texts.default)
  done.add(id)
}
