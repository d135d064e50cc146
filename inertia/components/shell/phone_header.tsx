import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useText } from '~/i18n/use_text'

interface Props {
  title: string
  /** Target of the arrow for who came from elsewhere, or without script. */
  href: string
}

/** Header of full-screen pages on phones: back arrow and title. */
export function PhoneHeader({ title, href }: Props) {
  const { t } = useText()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1.5 bg-bar px-1.5 text-white lg:hidden">
      <a
        href={href}
        onClick={goBack}
        aria-label={t('common.back')}
        className="grid size-11 place-items-center rounded-full transition hover:bg-white/10"
      >
        <ArrowLeft aria-hidden="true" className="size-5.5" />
      </a>
      <h1 className="text-lg">{title}</h1>
    </header>
  )
}

function goBack(event: MouseEvent) {
  if (!cameFromThisSite()) return
  event.preventDefault()
  history.back()
}

/** The page before this one may be that of a payment provider, or a search engine. */
function cameFromThisSite() {
  if ('navigation' in window) return navigation.canGoBack
  const [loaded] = performance.getEntriesByType('navigation')
  const hasMoved = loaded?.name !== location.href
  return hasMoved || document.referrer.startsWith(`${location.origin}/`)
}
