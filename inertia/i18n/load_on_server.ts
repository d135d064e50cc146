import de from 'virtual:dictionary/welcome/de'
import en from 'virtual:dictionary/welcome/en'
import es from 'virtual:dictionary/welcome/es'
import fr from 'virtual:dictionary/welcome/fr'
import it from 'virtual:dictionary/welcome/it'
import nl from 'virtual:dictionary/welcome/nl'
import pl from 'virtual:dictionary/welcome/pl'
import { addTexts, type Dictionary } from '~/i18n/dictionary'
import { loadTexts } from '~/i18n/load'
import type { Locale } from '../../core/sites/locales'

const welcome: Record<Locale, Dictionary> = { de, en, es, fr, it, nl, pl }

/** Every text of a language: what the server alone renders may show parts of any page. */
export async function loadServerTexts(locale: Locale) {
  await loadTexts('members', locale)
  addTexts(locale, welcome[locale])
}
