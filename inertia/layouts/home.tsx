import { usePage } from '@inertiajs/react'
import type { PropsWithChildren } from 'react'
import { EntryWarning } from '~/components/home/entry_warning'
import { Footer } from '~/components/shell/footer'
import { Frame } from '~/components/shell/frame'
import { TopBar } from '~/components/shell/top_bar'
import { PlainToast } from '~/components/ui/plain_toast'

/** The top bar lies on the picture wall. */
export default function HomeLayout({ children }: PropsWithChildren) {
  const { entryWarning, flash } = usePage().props
  const message = flash.error ?? flash.success
  return (
    <Frame>
      <div data-begins-dark className="relative flex min-h-dvh flex-col">
        <TopBar overPicture />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <Footer />
      </div>
      {message && <PlainToast text={message} />}
      {entryWarning && <EntryWarning />}
    </Frame>
  )
}
