import type { PropsWithChildren } from 'react'
import { BannerSlot } from '~/components/shell/banner_slot'
import { BottomBar } from '~/components/shell/bottom_bar'
import { Footer } from '~/components/shell/footer'
import { Frame } from '~/components/shell/frame'
import { TopBar } from '~/components/shell/top_bar'

interface Props {
  /** The page begins with a picture under a transparent bar. */
  overPicture?: boolean
}

export default function DefaultLayout({ overPicture, children }: PropsWithChildren<Props>) {
  return (
    <Frame>
      <div className="relative flex min-h-dvh flex-col">
        <TopBar overPicture={overPicture} />
        {!overPicture && <BannerSlot />}
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <Footer />
        <BottomBar />
      </div>
    </Frame>
  )
}
