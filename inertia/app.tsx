import './css/app.css'
import './plain/session_storage'
import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType, ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { FailedPage } from '~/components/shell/failed_page'
import { listenForBackButton } from '~/components/ui/use_close_on_back'
import { codeToEnterAgain, enteredBefore, Hydrated } from '~/entered_before'
import { loadTexts } from '~/i18n/load'
import { listenForVisits } from '~/live/current_visit'
import { streamId } from '~/live/stream_id'
import { listenForHiding } from '~/plain/page_hidden'
import { withLayout } from '~/layouts/with_layout'
import { documentLocale } from '~/i18n/document_locale'
import { listenForTyping, loadChunk, newDocument, orReloadPage } from '~/reload_guard'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
/** The home page is none of them: docs/decisions/0116. */
const pages = import.meta.glob<{ default: ComponentType }>(['./pages/**/*.tsx', '!./pages/home/*'])

async function loadPage(name: string) {
  const [page] = await Promise.all([
    resolvePageComponent(`./pages/${name}.tsx`, pages),
    loadTexts(name, documentLocale()),
  ])
  return withLayout(name, page.default)
}

async function hydrate(root: HTMLElement, app: ReactNode) {
  // Later it would come too late for whoever presses a button at once.
  const code = await codeToEnterAgain(root)
  const enterAgain = enteredBefore(root, code)
  hydrateRoot(root, <Hydrated enterAgain={enterAgain}>{app}</Hydrated>)
}

async function measurePageView(id: string) {
  const view = await loadChunk(() => import('~/live/page_view'))
  view?.measurePageView(id)
}

let isAlive = false

/** A way to another page leads somewhere; before that, what the server has drawn stays. */
function orFailedPage(error: unknown) {
  if (!isAlive) throw error
  return FailedPage
}

listenForBackButton()
listenForTyping()
listenForHiding(streamId)
listenForVisits()
createInertiaApp({
  nonce,
  // The texts of a document are those of one language.
  resolve: (name, page) =>
    page && page.props.locale !== documentLocale()
      ? newDocument(page.url)
      : orReloadPage(loadPage(name), page?.url ?? location.href).catch(orFailedPage),
  setup({ el, App, props }) {
    isAlive = true
    const app = <App {...props} />
    if (el.hasChildNodes()) void hydrate(el, app)
    else createRoot(el).render(app)
    const { pageViewId } = props.initialPage.props
    if (pageViewId) void measurePageView(pageViewId)
  },
  progress: { color: '#6D28D9' },
})
