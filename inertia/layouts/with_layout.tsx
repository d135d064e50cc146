import { usePage } from '@inertiajs/react'
import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import { FailedPage } from '~/components/shell/failed_page'
import { ErrorBoundary } from '~/components/ui/error_boundary'

type PageComponent = ComponentType & { layout?: (page: ReactNode) => ReactNode }
type Layout = ComponentType<PropsWithChildren>

const wrapped = new WeakSet<PageComponent>()

/**
 * Wraps a page in its own layout or that of its area, which stays mounted between pages. Layouts are
 * separate chunks, so that the first page does not load those of the members area.
 */
export async function withLayout(name: string, page: PageComponent) {
  const layout = page.layout ?? (await layoutOf(name))
  if (wrapped.has(page)) return page
  wrapped.add(page)
  page.layout = (content) => <Boundary>{layout(<Boundary>{content}</Boundary>)}</Boundary>
  return page
}

/** Around the page, so that its menu survives an error; and around the layout. */
function Boundary({ children }: PropsWithChildren) {
  const { url } = usePage()
  return (
    <ErrorBoundary resetKey={url} fallback={() => <FailedPage />}>
      {children}
    </ErrorBoundary>
  )
}

async function layoutOf(name: string) {
  const Layout = await loadLayout(name)
  return (content: ReactNode) => <Layout>{content}</Layout>
}

async function loadLayout(name: string): Promise<Layout> {
  if (name.startsWith('messaging/')) return (await import('~/layouts/chat')).default
  if (/^(bench\/|accounts\/signup$)/.test(name)) return (await import('~/layouts/empty')).default
  return (await import('~/layouts/default')).default
}
