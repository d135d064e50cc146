import type { Data } from '@generated/data'
import type { Page } from '@inertiajs/core'
import { HomeSections, type Sections } from '~/components/home/parts/home_sections'
import { Footer } from '~/components/shell/footer'
import { loadServerTexts } from '~/i18n/load_on_server'

type AnyPage = Page<Data.SharedProps & { sections?: Sections | null }>

/**
 * What the server alone renders of a page, and the page without what only that needs: neither goes to
 * the browser as props. Rule: docs/decisions/0101.
 */
export async function serverPartsOf(page: AnyPage) {
  const { sections, ...props } = page.props
  if (!sections) return { page, parts: {} }
  await loadServerTexts(props.locale)
  const parts = {
    'home-sections': <HomeSections {...sections} />,
    'home-footer': <Footer />,
  }
  return { page: { ...page, props }, parts }
}
