import { usePage } from '@inertiajs/react'
import type { PropsWithChildren } from 'react'
import { BottomBar } from '~/components/shell/bottom_bar'
import { Frame } from '~/components/shell/frame'
import { TopBar } from '~/components/shell/top_bar'

/**
 * A layout as high as the window, with its own scrolling panes. On phones an open conversation is full screen,
 * without top and bottom bars.
 */
export default function ChatLayout({ children }: PropsWithChildren) {
  const { conversation } = usePage<{ conversation?: object | null }>().props
  return (
    <Frame>
      <div data-fills-window className="flex h-dvh flex-col">
        <div className={conversation ? 'hidden lg:block' : undefined}>
          <TopBar />
        </div>
        <main id="main" tabIndex={-1} className="min-h-0 grow overflow-hidden">
          {children}
        </main>
        {!conversation && <BottomBar />}
      </div>
    </Frame>
  )
}
