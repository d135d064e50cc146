import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useText } from '~/i18n/use_text'

interface Props {
  title: string
  /** Target of the arrow when there is no history, or no script. */
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
  if (history.length < 2) return
  event.preventDefault()
  history.back()
}
