import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ChatRow } from '~/components/messaging/overview/conversation_row'
import type { Overview } from '~/components/messaging/types'
import { useClock } from '~/components/messaging/use_clock'
import { useLastChat } from '~/components/messaging/overview/use_last_conversation'
import { useOverview } from '~/components/messaging/overview/use_overview'
import { WhenSeen } from '~/components/messaging/scroll_sentinel'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useText } from '~/i18n/use_text'

interface Props {
  overview: Overview
  /** No conversation is shown beside it. */
  alone: boolean
  openId: string | null
  typing: ReadonlySet<string>
  now: string
}

/** All conversations, the newest message first. */
export function ChatList({ overview, alone, openId, typing, now }: Props) {
  const { t } = useText()
  const { chats, hasMore, loadMore } = useOverview(overview)
  const clock = useClock(now)
  const last = useLastChat()
  const lastLine = useRef<HTMLLIElement>(null)
  // Who comes back finds the line they were at, also far down.
  useEffect(() => {
    // Newer browsers answer with a promise, and React would call it to clean up.
    lastLine.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  // An open conversation is what the page is about; then this is one of its parts.
  const Title = alone ? 'h1' : 'h2'
  return (
    <div className="flex h-full flex-col">
      <Title className="px-4 pt-5 pb-4 text-xl lg:px-8 lg:pt-[25px] lg:pb-[13px]">
        {t('messaging.title')}
      </Title>
      {chats.length === 0 && <NoChats />}
      <nav aria-label={t('messaging.list_label')} className="min-h-0 grow overflow-y-auto">
        <ul>
          {chats.map((chat) => (
            <li key={chat.id} ref={chat.partner.id === last?.partnerId ? lastLine : undefined}>
              <ChatRow
                chat={chat}
                open={chat.id === openId}
                typing={typing.has(chat.id)}
                now={clock}
              />
            </li>
          ))}
        </ul>
        {hasMore && <WhenSeen onSeen={loadMore} />}
      </nav>
    </div>
  )
}

function NoChats() {
  const { t } = useText()
  return (
    <EmptyState
      icon={<MessagesSquare aria-hidden="true" />}
      title={t('messaging.no_chats_title')}
      action={<ButtonLink href="/members">{t('messaging.find_members')}</ButtonLink>}
    >
      {t('messaging.no_chats_help')}
    </EmptyState>
  )
}
