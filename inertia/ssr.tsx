import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import type { Data } from '@generated/data'
import type { Page } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType } from 'react'
import ReactDOMServer from 'react-dom/server'
import { serverPartsOf } from '~/components/home/parts/server_parts'
import { ServerParts } from '~/components/ui/server_part'
import { loadTexts } from '~/i18n/load'
import { withLayout } from '~/layouts/with_layout'

const pages = import.meta.glob<{ default: ComponentType }>('./pages/**/*.tsx', { eager: true })

export default async function render(page: Page<Data.SharedProps>) {
  const { page: shown, parts } = await serverPartsOf(page)
  return createInertiaApp({
    page: shown,
    render: ReactDOMServer.renderToString,
    resolve: async (name) => {
      await loadTexts(name, page.props.locale)
      const module = await resolvePageComponent(`./pages/${name}.tsx`, pages)
      return withLayout(name, module.default)
    },
    setup: ({ App, props }) => (
      <ServerParts value={parts}>
        <App {...props} />
      </ServerParts>
    ),
  })
}
