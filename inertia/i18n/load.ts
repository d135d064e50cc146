import { addTexts, dictionaryOf, sectionsOf, type Dictionary } from '~/i18n/dictionary'
import type { Section } from '~/i18n/sections'
import type { Locale } from '../../core/sites/locales'

type Load = () => Promise<{ default: Dictionary }>

const chunks: Record<Locale, Record<Section, Load>> = {
  nl: {
    public: () => import('virtual:dictionary/public/nl'),
    members: () => import('virtual:dictionary/members/nl'),
  },
  en: {
    public: () => import('virtual:dictionary/public/en'),
    members: () => import('virtual:dictionary/members/en'),
  },
  de: {
    public: () => import('virtual:dictionary/public/de'),
    members: () => import('virtual:dictionary/members/de'),
  },
  es: {
    public: () => import('virtual:dictionary/public/es'),
    members: () => import('virtual:dictionary/members/es'),
  },
  fr: {
    public: () => import('virtual:dictionary/public/fr'),
    members: () => import('virtual:dictionary/members/fr'),
  },
  it: {
    public: () => import('virtual:dictionary/public/it'),
    members: () => import('virtual:dictionary/members/it'),
  },
  pl: {
    public: () => import('virtual:dictionary/public/pl'),
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
