import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { ChatList } from '~/components/messaging/overview/conversation_list'
import { PickConversation } from '~/components/messaging/pick_conversation'
import { RemoveChat } from '~/components/messaging/overview/remove_conversation_dialog'
import { ThreadPane } from '~/components/messaging/conversation_pane'
import type { Offer, Overview } from '~/components/messaging/types'
import { useReturn } from '~/components/messaging/overview/use_last_conversation'
import { useRemoveChat } from '~/components/messaging/overview/use_remove_conversation'
import { useTyping } from '~/components/messaging/use_typing'
import { classNames } from '~/components/ui/class_names'

export type ChatsProps = {
  overview: Overview
  /** The open conversation. */
  thread: Data.Thread | null
  offer: Offer | null
  /** The server's clock, ISO 8601. */
  now: string
}

/** Two panes from 992 px; below that the overview, or the conversation alone. */
export function Chats({ overview, thread, offer, now }: ChatsProps) {
  const typing = useTyping()
  const { me } = usePage().props
  const removal = useRemoveChat(thread?.id ?? null)
  const returning = useReturn(overview.chats, thread === null)
  return (
    <div className="flex h-full">
      <div
        className={classNames(
          'w-full border-line bg-surface lg:w-[376px] lg:shrink-0 lg:border-r',
          thread && 'hidden lg:block'
        )}
      >
        <ChatList
          overview={overview}
          alone={!thread}
          openId={thread?.id ?? null}
          typing={typing}
          now={now}
        />
      </div>
      {thread && offer && me ? (
        <ThreadPane
          key={thread.partner.id}
          thread={thread}
          offer={offer}
          typing={thread.id !== null && typing.has(thread.id)}
          now={now}
          onRemove={removal.ask}
        />
      ) : (
        !returning && <PickConversation />
      )}
      <RemoveChat removal={removal} />
    </div>
  )
}
