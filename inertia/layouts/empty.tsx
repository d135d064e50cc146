import type { PropsWithChildren } from 'react'
import { Frame } from '~/components/shell/frame'

/** Nothing around the page: sign-up and landers lead to one thing only. */
export default function EmptyLayout({ children }: PropsWithChildren) {
  return (
    <Frame>
      <main id="main" tabIndex={-1} className="min-h-dvh">
        {children}
      </main>
    </Frame>
  )
}
