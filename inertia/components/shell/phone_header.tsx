import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { leadsBackInApp } from '~/components/shell/back_button'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

/** The page one level up. */
export interface Up {
  href: string
  label: TextKey
}

interface Props {
  title: string
  up: Up
}

/** Header of full-screen pages on phones: an arrow one level up, or back in the installed app, and the title. */
export function PhoneHeader({ title, up }: Props) {
  const { t } = useText()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1.5 bg-bar px-1.5 text-white lg:hidden">
      <a
        href={up.href}
        onClick={goBack}
        aria-label={t(up.label)}
        className="grid size-11 place-items-center rounded-full transition hover:bg-white/10"
      >
        <ArrowLeft aria-hidden="true" className="size-5.5" />
      </a>
      <h1 className="text-lg">{title}</h1>
    </header>
  )
}

function goBack(event: MouseEvent) {
  if (!leadsBackInApp()) return
  event.preventDefault()
  history.back()
}
