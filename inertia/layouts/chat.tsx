import type { PropsWithChildren } from 'react'
import { BottomBar } from '~/components/shell/bottom_bar'
import { Frame } from '~/components/shell/frame'
import { TopBar } from '~/components/shell/top_bar'

interface Props {
  /** A conversation has the phone to itself: its own header, and the composer at the edge. */
  conversation: boolean
}

/** As high as the window; what is inside scrolls by itself. */
export default function ChatLayout({ conversation, children }: PropsWithChildren<Props>) {
  return (
    <Frame>
      <div className="flex h-dvh flex-col">
        <div className={conversation ? 'hidden lg:block' : undefined}>
          <TopBar />
        </div>
        <main id="main" tabIndex={-1} className="min-h-0 grow">
          {children}
        </main>
        {!conversation && <BottomBar />}
      </div>
    </Frame>
  )
}
