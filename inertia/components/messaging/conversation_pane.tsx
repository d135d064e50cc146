import type { Data } from '@generated/data'
import { useRef } from 'react'
import { Announcer } from '~/components/messaging/log/announcer'
import { ChatTools } from '~/components/messaging/composer/attachment_buttons'
import { Composer } from '~/components/messaging/composer/composer'
import { HeldWarning } from '~/components/messaging/held_warning'
import { Icebreaker } from '~/components/messaging/composer/icebreaker_offer'
import { MessageLog } from '~/components/messaging/log/message_log'
import { NextMessage } from '~/components/messaging/composer/next_message'
import { usePartner } from '~/components/messaging/use_partner'
import { isUndoneByBuying, RefusalDialog } from '~/components/messaging/refusal_dialog'
import { RemoveMessage } from '~/components/messaging/log/remove_message_dialog'
import { ThreadHeader } from '~/components/messaging/conversation_header'
import type { Offer } from '~/components/messaging/types'
import { useConversation } from '~/components/messaging/use_conversation'
import { useKeptLastChat } from '~/components/messaging/overview/use_last_conversation'
import type { AskedChat } from '~/components/messaging/overview/use_remove_conversation'
import { useText } from '~/i18n/use_text'

interface Props {
  thread: Data.Thread
  offer: Offer
  typing: boolean
  now: string
  onRemove: (chat: AskedChat) => void
}

/** An open conversation: who it is with, what was said, and where the next words go. */
export function ThreadPane({ thread, offer: offered, typing, now, onRemove }: Props) {
  const { name } = usePartner(thread.partner)
  useKeptLastChat(thread)
  const conversation = useConversation(thread, offered)
  const { messages, bubbles, older, offer, draft, failed, refusal, removal } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const pickLine = (line: string) => {
    draft.putBack(line)
    field.current?.focus()
  }
  const alerted = refusal !== null && isUndoneByBuying(refusal)
  return (
    <section className="flex min-w-0 grow flex-col">
      <ThreadHeader thread={thread} onRemove={onRemove} />
      <MessageLog
        {...{ thread, messages, bubbles, older, typing, now, failed }}
        icebreaker={<Icebreaker thread={thread} newest={bubbles.at(-1)?.id} onPick={pickLine} />}
        onRemove={removal.ask}
      />
      <Announcer messages={messages} name={name} typing={typing} />
      {offer.held && <HeldWarning name={name} />}
      {thread.partner.gone ? (
        <NobodyThere />
      ) : (
        <Composer
          field={field}
          conversationId={thread.id}
          name={name}
          text={draft.text}
          onText={draft.write}
          onSend={conversation.send}
          tools={
            <ChatTools thread={thread} offer={offer} name={name} conversation={conversation} />
          }
          footer={<NextMessage offer={offer} />}
        />
      )}
      <RemoveMessage removal={removal} name={name} />
      <RefusalDialog refusal={alerted ? refusal : null} onClose={conversation.dismissRefusal} />
    </section>
  )
}

function NobodyThere() {
  const { t } = useText()
  return (
    <p className="border-t border-line bg-surface p-5 text-center text-muted">
      {t('messaging.partner_gone')}
    </p>
  )
}
