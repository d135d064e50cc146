import { addTexts, dictionaryOf, sectionsOf, type Dictionary } from '~/i18n/dictionary'
import type { Section } from '~/i18n/sections'
import type { Locale } from '../../core/sites/locales'

type Load = () => Promise<{ default: Dictionary }>

const chunks: Record<Locale, Record<Section, Load>> = {
  nl: {
    common: () => import('virtual:dictionary/common/nl'),
    accounts: () => import('virtual:dictionary/accounts/nl'),
    members: () => import('virtual:dictionary/members/nl'),
  },
  en: {
    common: () => import('virtual:dictionary/common/en'),
    accounts: () => import('virtual:dictionary/accounts/en'),
    members: () => import('virtual:dictionary/members/en'),
  },
  de: {
    common: () => import('virtual:dictionary/common/de'),
    accounts: () => import('virtual:dictionary/accounts/de'),
    members: () => import('virtual:dictionary/members/de'),
  },
  es: {
    common: () => import('virtual:dictionary/common/es'),
    accounts: () => import('virtual:dictionary/accounts/es'),
    members: () => import('virtual:dictionary/members/es'),
  },
  fr: {
    common: () => import('virtual:dictionary/common/fr'),
    accounts: () => import('virtual:dictionary/accounts/fr'),
    members: () => import('virtual:dictionary/members/fr'),
  },
  it: {
    common: () => import('virtual:dictionary/common/it'),
    accounts: () => import('virtual:dictionary/accounts/it'),
    members: () => import('virtual:dictionary/members/it'),
  },
  pl: {
    common: () => import('virtual:dictionary/common/pl'),
    accounts: () => import('virtual:dictionary/accounts/pl'),
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
