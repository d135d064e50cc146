import type { PropsWithChildren } from 'react'
import { EntryWarning } from '~/components/shell/entry_warning'
import { Frame } from '~/components/shell/frame'
import { TopBar } from '~/components/shell/top_bar'
import { ServerPart } from '~/components/ui/server_part'

/** The top bar lies on the picture wall. */
export default function HomeLayout({ children }: PropsWithChildren) {
  return (
    <Frame>
      <div data-begins-dark className="relative flex min-h-dvh flex-col">
        <TopBar overPicture />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <ServerPart name="home-footer" />
      </div>
      <EntryWarning />
    </Frame>
  )
}
