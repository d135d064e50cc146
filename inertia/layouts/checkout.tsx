import type { PropsWithChildren } from 'react'
import { Footer } from '~/components/shell/footer'
import { Frame } from '~/components/shell/frame'
import { PhoneHeader, type Up } from '~/components/shell/phone_header'
import { TopBar } from '~/components/shell/top_bar'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

interface Props {
  title: TextKey
  up: Up
}

/** No menu and no banner, for a payment without distraction. */
export default function CheckoutLayout({ title, up, children }: PropsWithChildren<Props>) {
  const { t } = useText()
  return (
    <Frame>
      <div className="flex min-h-dvh flex-col">
        <div className="hidden lg:contents">
          <TopBar />
        </div>
        <PhoneHeader title={t(title)} up={up} />
        <main id="main" tabIndex={-1} className="flex grow flex-col">
          {children}
        </main>
        <Footer />
      </div>
    </Frame>
  )
}
