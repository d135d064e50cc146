import { keepParts } from '#core/sites/content/parts'
import type { Locale } from '#core/sites/locales'
import { questionsIn } from '#core/sites/content/questions'
import { linksInLanguage } from '#queries/pages/markdown'
import { lawOf } from '#queries/pages/page_facts'
import { currentText, renderText } from '#queries/pages/static_page'
import type { CurrentSite } from '#queries/sites/current_site'

const shown = 4

/** The first questions of the page that answers them, as the site has it now. */
export async function homeQuestions(
  site: CurrentSite,
  locale: Locale,
  addressLocale: Locale | null
) {
  // A part may hold several questions, or end with one.
  const text = keepParts(await currentText('faq', locale, site.id), lawOf(site))
  return questionsIn(text)
    .slice(0, shown)
    .map(({ answer, question }) => {
      const { html, title } = renderText(`# ${question}\n\n${answer}`, site, locale, Date.now())
      return { question: title, html: linksInLanguage(html, addressLocale) }
    })
}
