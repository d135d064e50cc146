import type { ComponentType, ReactNode } from 'react'
import DefaultLayout from '~/layouts/default'

type PageComponent = ComponentType & { layout?: (page: ReactNode) => ReactNode }

/** Gives a page the frame its area asks for; the frame stays mounted between pages. */
export function withLayout(_name: string, page: PageComponent) {
  page.layout ??= (content) => <DefaultLayout>{content}</DefaultLayout>
  return page
}
