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
  thread: Data.Conversation | null
  offer: Offer | null
  /** The server's clock, ISO 8601. */
  now: Read<'messaging/overview', 'serverNow'>
}

/** Overview and conversation side by side from 992 px; below that, one of the two. */
export function Conversations({ overview, thread, offer, now }: ConversationsProps) {
  const typing = useTyping()
  const { me } = usePage().props
  const removal = useRemoveConversation(thread?.id ?? null)
  const reopening = useReopenLastConversation(overview.chats, thread === null)
  return (
    <div className="flex h-full">
      <div
        className={classNames(
          'w-full border-line bg-surface lg:w-[376px] lg:shrink-0 lg:border-r',
          thread && 'hidden lg:block'
        )}
      >
        <ConversationList
          overview={overview}
          alone={!thread}
          openId={thread?.id ?? null}
          typing={typing}
          now={now}
        />
      </div>
      {thread && offer && me ? (
        <ConversationPane
          key={thread.partner.id}
          thread={thread}
          offer={offer}
          typing={thread.id !== null && typing.has(thread.id)}
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
