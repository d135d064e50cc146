import type { ReactNode } from 'react'
import type { Entry } from '~/components/shell/entries'
import { EntryLink } from '~/components/shell/entry_link'
import { useText } from '~/i18n/use_text'

/** An entry of the top bar; the current one is white, over a line. */
export function TopEntry({ entry, badge }: { entry: Entry; badge?: ReactNode }) {
  const { t } = useText()
  return (
    <EntryLink
      entry={entry}
      className="relative inline-flex h-14 items-center gap-2 text-sm font-semibold hover:text-white"
      look={look}
    >
      <entry.icon aria-hidden="true" className="size-5" />
      {t(entry.label)}
      {badge}
    </EntryLink>
  )
}

const look = {
  current:
    'text-white after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-primary',
}
