import { Link } from '@inertiajs/react'
import { ChevronRight } from 'lucide-react'
import type { SettingsRow } from '~/components/settings/rows'
import { useText } from '~/i18n/use_text'

interface Props extends Omit<SettingsRow, 'hint'> {
  /** In words: what the setting is for, or its current state. */
  hint: string
}

/** A setting in the list; the whole row is the link. */
export function Row({ href, icon: Icon, label, hint }: Props) {
  const { t } = useText()
  return (
    <Link
      href={href}
      className="flex min-h-18 items-center gap-4 px-4 py-3 transition hover:bg-tint focus-visible:-outline-offset-3"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-primary-strong">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-bold">{t(label)}</span>
        <span className="block text-sm text-muted">{hint}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
