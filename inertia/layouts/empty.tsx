import type { PropsWithChildren } from 'react'
import { Frame } from '~/components/shell/frame'

/** For sign-up and landing pages. */
export default function EmptyLayout({ children }: PropsWithChildren) {
  return (
    <Frame>
      <main id="main" tabIndex={-1} className="min-h-dvh">
        {children}
      </main>
    </Frame>
  )
}
