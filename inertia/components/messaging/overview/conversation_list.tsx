import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ConversationRow } from '~/components/messaging/overview/conversation_row'
import type { Overview } from '~/components/messaging/types'
import { useClock } from '~/components/messaging/use_clock'
import { useLastConversation } from '~/components/messaging/overview/use_last_conversation'
import { useOverview } from '~/components/messaging/overview/use_overview'
import { ScrollSentinel } from '~/components/messaging/scroll_sentinel'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useText } from '~/i18n/use_text'

interface Props {
  overview: Overview
  /** No conversation is open beside it. */
  alone: boolean
  openId: string | null
  typing: ReadonlySet<string>
  now: string
}

/** All conversations, the one with the newest message first. */
export function ConversationList({ overview, alone, openId, typing, now }: Props) {
  const { t } = useText()
  const { conversations, hasMore, loadMore } = useOverview(overview)
  const clock = useClock(now)
  const last = useLastConversation()
  const lastRow = useRef<HTMLLIElement>(null)
  // A returning member finds the row they came from, also far down.
  useEffect(() => {
    // In braces, as newer browsers return a promise that React would call as the cleanup.
    lastRow.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  // No heading beside an open conversation, whose h1 comes later.
  const Title = alone ? 'h1' : 'p'
  return (
    <div className="flex h-full flex-col">
      <Title className="leading-tight font-bold tracking-tight px-4 pt-5 pb-4 text-xl lg:px-8 lg:pt-[25px] lg:pb-[13px]">
        {t('messaging.title')}
      </Title>
      {conversations.length === 0 && <NoConversations freeLeft={overview.freeMessagesLeft} />}
      <nav aria-label={t('messaging.list_label')} className="min-h-0 grow overflow-y-auto">
        <ul>
          {conversations.map((conversation) => (
            <li
              key={conversation.id}
              ref={conversation.partner.id === last?.partnerId ? lastRow : undefined}
            >
              <ConversationRow
                conversation={conversation}
                open={conversation.id === openId}
                typing={typing.has(conversation.id)}
                now={clock}
              />
            </li>
          ))}
        </ul>
        {hasMore && <ScrollSentinel onReach={loadMore} />}
      </nav>
    </div>
  )
}

function NoConversations({ freeLeft }: { freeLeft: number }) {
  const { t } = useText()
  return (
    <EmptyState
      icon={<MessagesSquare aria-hidden="true" />}
      title={t('messaging.no_chats_title')}
      action={<ButtonLink href="/members">{t('messaging.find_members')}</ButtonLink>}
    >
      {t('messaging.no_chats_help')}{' '}
      {freeLeft > 0 && t('messaging.no_chats_free', { left: freeLeft })}
    </EmptyState>
  )
}
