import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import type { Data } from '@generated/data'
import type { Page } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType, ReactNode } from 'react'
import ReactDOMServer from 'react-dom/server'
import { loadTexts } from '~/i18n/load'
import { loadServerTexts } from '~/i18n/load_on_server'
import PlainLayout from '~/layouts/plain'
import { withLayout } from '~/layouts/with_layout'

type PageComponent = ComponentType & { layout?: (page: ReactNode) => ReactNode }

const pages = import.meta.glob<{ default: PageComponent }>('./pages/**/*.tsx', { eager: true })

/** Layouts that pages come with, before `withLayout` gives them others. */
const ownLayouts = new Map(Object.values(pages).map(({ default: Page }) => [Page, Page.layout]))

export default async function render(page: Page<Data.SharedProps>) {
  const isPlain = page.props.plain === true
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
      return isPlain ? withPlainLayout(module.default) : withLayout(name, module.default)
    },
    setup: ({ App, props }) => <App {...props} />,
  })
  // Nothing in the browser reads the props of a plain page: docs/decisions/0116.
  return { head, body: isPlain ? html : body }
}

/** A component of its own, as members see the same page in another layout. */
function withPlainLayout(Page: PageComponent): PageComponent {
  const layout = ownLayouts.get(Page) ?? ((page: ReactNode) => <PlainLayout>{page}</PlainLayout>)
  return Object.assign((props: object) => <Page {...props} />, { layout })
}
