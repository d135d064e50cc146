import type { PropsWithChildren } from 'react'
import { BannerSlot } from '~/components/shell/banner_slot'
import { BottomBar } from '~/components/shell/bottom_bar'
import { Footer } from '~/components/shell/footer'
import { Frame } from '~/components/shell/frame'
import { SignupHost } from '~/components/accounts/signup_host'
import { TopBar } from '~/components/shell/top_bar'

export default function DefaultLayout({ children }: PropsWithChildren) {
  return (
    <Frame>
      <div className="relative flex min-h-dvh flex-col">
        <TopBar />
        <BannerSlot />
        <main id="main" tabIndex={-1} className="grow">
          <SignupHost>{children}</SignupHost>
        </main>
        <Footer />
        <BottomBar />
      </div>
    </Frame>
  )
}
