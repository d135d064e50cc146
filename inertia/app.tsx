import './css/app.css'
import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { listenForBackButton } from '~/components/ui/use_close_on_back'
import { loadTexts } from '~/i18n/load'
import { withLayout } from '~/layouts/with_layout'
import { documentLocale } from '~/i18n/document_locale'
import { orReloadPage } from '~/reload_guard'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
const pages = import.meta.glob<{ default: ComponentType }>('./pages/**/*.tsx')

async function loadPage(name: string) {
  const [page] = await Promise.all([
    resolvePageComponent(`./pages/${name}.tsx`, pages),
    loadTexts(name, documentLocale()),
  ])
  return withLayout(name, page.default)
}

listenForBackButton()
createInertiaApp({
  nonce,
  resolve: (name, page) => orReloadPage(loadPage(name), page?.url ?? location.href),
  setup({ el, App, props }) {
    const app = <App {...props} />
    if (el.hasChildNodes()) hydrateRoot(el, app)
    else createRoot(el).render(app)
  },
  progress: { color: '#6D28D9' },
})
