import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import type { Data } from '@generated/data'
import type { Page } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType, ReactNode } from 'react'
import ReactDOMServer from 'react-dom/server'
import { loadTexts } from '~/i18n/load'
import { loadServerTexts } from '~/i18n/load_on_server'
import { withLayout } from '~/layouts/with_layout'

const pages = import.meta.glob<{ default: ComponentType }>('./pages/**/*.tsx', { eager: true })

export default async function render(page: Page<Data.SharedProps>) {
  const isPlain = page.component.startsWith('home/')
  let html = ''
  const { head, body } = await createInertiaApp({
    page,
    render: (tree: ReactNode) => {
      html = ReactDOMServer.renderToString(tree)
      return html
    },
    resolve: async (name) => {
      await (isPlain ? loadServerTexts(page.props.locale) : loadTexts(name, page.props.locale))
      const module = await resolvePageComponent(`./pages/${name}.tsx`, pages)
      return withLayout(name, module.default)
    },
    setup: ({ App, props }) => <App {...props} />,
  })
  // Nothing in the browser reads the props of a plain page: docs/decisions/0116.
  return { head, body: isPlain ? html : body }
}
