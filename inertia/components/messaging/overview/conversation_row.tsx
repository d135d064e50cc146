import type { Data } from '@generated/data'
import { Link } from '@inertiajs/react'
import { usePartner } from '~/components/messaging/use_partner'
import { Avatar } from '~/components/ui/avatar'
import { Badge } from '~/components/ui/badge'
import { classNames } from '~/components/ui/class_names'
import { formatTime } from '~/components/ui/format_time'
import { PersonName } from '~/components/ui/person_name'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

interface Props {
  conversation: Data.ConversationSummary
  open: boolean
  typing: boolean
  /** Milliseconds. */
  now: number
}

/** A conversation in the overview; a press opens it and keeps the list as it is. */
export function ConversationRow({ conversation, open, typing, now }: Props) {
  const { t } = useText()
  const { partner, last } = conversation
  const { person } = usePartner(partner)
  const unread = open ? 0 : conversation.unread
  return (
    <Link
      href={`/chats/${conversation.id}`}
      preserveState
      preserveScroll
      aria-current={open ? 'page' : undefined}
      className={classNames(
        'flex min-h-[76px] items-center gap-3.5 border-l-4 py-2.5 pr-4 pl-3',
        'focus-visible:-outline-offset-3 lg:pr-6 lg:pl-7',
        open ? 'border-primary bg-tint' : 'border-transparent hover:bg-ground'
      )}
    >
      <Avatar picture={partner.picture} size="large" online={partner.online} />
      <span className="min-w-0 grow">
        <span className="flex items-start justify-between gap-3">
          <PersonName person={person} className={unread > 0 ? 'font-bold' : 'font-semibold'} />
          <RecentTime value={last.at} now={now} />
        </span>
        <span className="flex items-center justify-between gap-3">
          <LastMessage conversation={conversation} typing={typing} unread={unread > 0} />
          <Badge tone="messages" count={unread} label={t('messaging.unread', { count: unread })} />
        </span>
      </span>
    </Link>
  )
}

/** "20:44" today, "yesterday", a weekday this week, and a date before that. */
function RecentTime({ value, now }: { value: string; now: number }) {
  const { locale } = useText()
  const timeZone = useTimeZone()
  return (
    // Server and browser may have different versions of the language data.
    <time dateTime={value} className="shrink-0 pt-0.5 text-sm text-muted" suppressHydrationWarning>
      {formatTime.recent(value, { locale, timeZone, now })}
    </time>
  )
}

function LastMessage({
  conversation,
  typing,
  unread,
}: {
  conversation: Data.ConversationSummary
  typing: boolean
  unread: boolean
}) {
  const { t } = useText()
  const text = useLastMessageText(conversation.last)
  if (typing) {
    return (
      <span className="text-sm font-semibold text-primary-strong">{t('messaging.is_typing')}</span>
    )
  }
  if (conversation.partner.fraud) {
    return (
      <span className="truncate text-sm font-bold text-danger">
        {t('messaging.removed_for_fraud_line')}
      </span>
    )
  }
  return (
    <span
      dir="auto"
      className={classNames('min-h-[21px] truncate text-sm', unread ? 'font-bold' : 'text-muted')}
    >
      {conversation.last.removed ? <i>{t('messaging.removed')}</i> : text}
    </span>
  )
}

/** One line about the last message; empty when it is too old to be shown. */
function useLastMessageText({
  kind,
  body,
  gift: name,
  mine,
  held,
}: Data.ConversationSummary['last']) {
  const { t } = useText()
  if (kind === 'photo') return t(mine ? 'messaging.your_photo_line' : 'messaging.photo_line')
  if (name) {
    const gift = t(`gifts.${name}`)
    return t(mine ? 'messaging.your_gift_line' : 'messaging.gift_line', { gift })
  }
  if (!mine || !body) return body
  return t(held ? 'messaging.held_line' : 'messaging.you_said', { text: body })
}
