import { usePage } from '@inertiajs/react'
import type { PropsWithChildren } from 'react'
import { Footer } from '~/components/shell/footer'
import { Frame } from '~/components/shell/frame'
import { TopBar } from '~/components/shell/top_bar'
import { PlainToast } from '~/components/ui/plain_toast'

interface Props extends PropsWithChildren {
  /** The top bar lies on a picture wall. */
  overPicture?: boolean
}

/** The layout of pages without React in the browser: nothing in it has a state. */
export default function PlainLayout({ children, overPicture }: Props) {
  const { flash } = usePage().props
  const message = flash.error ?? flash.success
  return (
    <Frame>
      <div data-begins-dark={overPicture} className="relative flex min-h-dvh flex-col">
        <TopBar overPicture={overPicture} />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <Footer />
      </div>
      {message && <PlainToast text={message} />}
    </Frame>
  )
}
