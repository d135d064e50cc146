import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import {
  credits,
  type Entry,
  getPremium,
  likes,
  messages,
  search,
} from '~/components/shell/entries'
import { CreditsBadge, LikesBadge, MessagesBadge } from '~/components/shell/entry_badges'
import { EntryLink } from '~/components/shell/entry_link'
import { useText } from '~/i18n/use_text'

/** The four main entries on phones. */
export function BottomBar() {
  const { t } = useText()
  const { me } = usePage().props
  if (!me) return null
  const money = me.premium ? credits : getPremium
  return (
    <nav
      aria-label={t('common.main_menu')}
      className="bottom-bar sticky bottom-0 z-30 flex border-t border-line bg-surface lg:hidden"
    >
      <BottomEntry entry={search} />
      <BottomEntry entry={messages} badge={<MessagesBadge />} />
      <BottomEntry entry={likes} badge={<LikesBadge />} />
      <BottomEntry
        entry={money}
        badge={me.premium ? <CreditsBadge balance={me.credits} /> : undefined}
      />
    </nav>
  )
}

function BottomEntry({ entry, badge }: { entry: Entry; badge?: ReactNode }) {
  const { t } = useText()
  return (
    <EntryLink
      entry={entry}
      className="flex min-h-(--bottom-entry) min-w-0 flex-1 flex-col items-center gap-0.5 pt-2.5"
      look={look}
    >
      <span className="relative">
        <entry.icon aria-hidden="true" className="size-6" />
        <span className="absolute -top-2 left-3.5 rounded-full ring-2 ring-surface empty:hidden">
          {badge}
        </span>
      </span>
      <span className="max-w-full truncate px-0.5">{t(entry.short)}</span>
    </EntryLink>
  )
}

const look = {
  current: 'font-bold text-primary-strong',
  other: 'font-semibold text-muted',
}
