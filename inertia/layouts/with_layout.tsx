import type { ComponentType, PropsWithChildren, ReactNode } from 'react'

type PageComponent = ComponentType & { layout?: (page: ReactNode) => ReactNode }
type Layout = ComponentType<PropsWithChildren>

/**
 * Wraps a page in the layout of its area, which stays mounted between pages. Layouts are separate
 * chunks, so that the first page does not load those of the members area.
 */
export async function withLayout(name: string, page: PageComponent) {
  if (page.layout) return page
  const Layout = await layoutOf(name)
  page.layout = (content) => <Layout>{content}</Layout>
  return page
}

async function layoutOf(name: string): Promise<Layout> {
  if (name.startsWith('messaging/')) return (await import('~/layouts/chat')).default
  if (name.startsWith('home/')) return (await import('~/layouts/home')).default
  if (/^(bench\/|landers\/|accounts\/signup$)/.test(name))
    return (await import('~/layouts/empty')).default
  return (await import('~/layouts/default')).default
}
