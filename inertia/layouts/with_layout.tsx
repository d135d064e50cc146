import type { ComponentType, ReactNode } from 'react'
import ChatLayout from '~/layouts/chat'
import DefaultLayout from '~/layouts/default'
import EmptyLayout from '~/layouts/empty'

type Layout = (page: ReactNode) => ReactNode
type PageComponent = ComponentType & { layout?: Layout }

/** Gives a page the frame its area asks for; the frame stays mounted between pages. */
export function withLayout(name: string, page: PageComponent) {
  page.layout ??= layoutOf(name)
  return page
}

function layoutOf(name: string): Layout {
  if (name.startsWith('messaging/')) {
    return (page) => <ChatLayout>{page}</ChatLayout>
  }
  if (name === 'accounts/signup' || name.startsWith('landers/')) {
    return (page) => <EmptyLayout>{page}</EmptyLayout>
  }
  return (page) => <DefaultLayout overPicture={name.startsWith('home/')}>{page}</DefaultLayout>
}
