import { usePage } from '@inertiajs/react'
import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { MessagesSquare } from 'lucide-react'
import { ConversationPane } from '~/components/messaging/conversation_pane'
import { ConversationList } from '~/components/messaging/overview/conversation_list'
import { RemoveConversationDialog } from '~/components/messaging/overview/remove_conversation_dialog'
import { useReopenLastConversation } from '~/components/messaging/overview/use_last_conversation'
import { useRemoveConversation } from '~/components/messaging/overview/use_remove_conversation'
import type { Offer, Overview } from '~/components/messaging/types'
import { useTyping } from '~/components/messaging/use_typing'
import { classNames } from '~/components/ui/class_names'
import { EmptyState } from '~/components/ui/empty_state'
import { useText } from '~/i18n/use_text'

export type ConversationsProps = {
  overview: Overview
  /** The open conversation. */
  conversation: Data.Conversation | null
  offer: Offer | null
  /** Words for the composer, which were written on a landing and are not sent. */
  ready: string | null
  /** The server's clock, ISO 8601. */
  now: Read<'messaging/overview', 'serverNow'>
}

/** Overview and conversation side by side from 992 px; below that, one of the two. */
export function Conversations({ overview, conversation, offer, ready, now }: ConversationsProps) {
  const typing = useTyping()
  const { me } = usePage().props
  const removal = useRemoveConversation(conversation?.id ?? null)
  const reopening = useReopenLastConversation(overview.conversations, conversation === null)
  return (
    <div className="flex h-full">
      <div
        className={classNames(
          'w-full border-line bg-surface lg:w-[376px] lg:shrink-0 lg:border-r',
          conversation && 'hidden lg:block'
        )}
      >
        <ConversationList
          overview={overview}
          alone={!conversation}
          openId={conversation?.id ?? null}
          typing={typing}
          now={now}
        />
      </div>
      {conversation && offer && me ? (
        <ConversationPane
          key={conversation.partner.id}
          conversation={conversation}
          offer={offer}
          ready={ready}
          typing={conversation.id !== null && typing.has(conversation.id)}
          now={now}
          onRemove={removal.ask}
        />
      ) : (
        !reopening && <NoConversationOpen />
      )}
      <RemoveConversationDialog removal={removal} />
    </div>
  )
}

function NoConversationOpen() {
  const { t } = useText()
  return (
    <div className="hidden grow place-items-center lg:grid">
      <EmptyState icon={<MessagesSquare aria-hidden="true" />} title={t('messaging.pick_title')}>
        {t('messaging.pick_help')}
      </EmptyState>
    </div>
  )
}
