import type { PropsWithChildren } from 'react'

export default function DefaultLayout({ children }: PropsWithChildren) {
  return <main id="main">{children}</main>
}
