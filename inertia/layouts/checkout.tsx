import type { PropsWithChildren } from 'react'
import { Footer } from '~/components/shell/footer'
import { Frame } from '~/components/shell/frame'
import { PhoneHeader } from '~/components/shell/phone_header'
import { TopBar } from '~/components/shell/top_bar'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

interface Props {
  title: TextKey
}

/** No menu and no banner, for a payment without distraction. */
export default function CheckoutLayout({ title, children }: PropsWithChildren<Props>) {
  const { t } = useText()
  return (
    <Frame>
      <div className="flex min-h-dvh flex-col">
        <div className="hidden lg:contents">
          <TopBar />
        </div>
        <PhoneHeader title={t(title)} href="/members" />
        <main id="main" tabIndex={-1} className="flex grow flex-col">
          {children}
        </main>
        <Footer />
      </div>
    </Frame>
  )
}
