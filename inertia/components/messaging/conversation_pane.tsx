import type { Data } from '@generated/data'
import { MailWarning } from 'lucide-react'
import { useRef } from 'react'
import { AttachmentButtons } from '~/components/messaging/composer/attachment_buttons'
import { Composer } from '~/components/messaging/composer/composer'
import { IcebreakerOffer } from '~/components/messaging/composer/icebreaker_offer'
import { ConversationHeader } from '~/components/messaging/conversation_header'
import { Announcer } from '~/components/messaging/log/announcer'
import { MessageLog } from '~/components/messaging/log/message_log'
import { RemoveMessageDialog } from '~/components/messaging/log/remove_message_dialog'
import type { ConversationToRemove } from '~/components/messaging/overview/use_remove_conversation'
import { useSaveLastConversation } from '~/components/messaging/overview/use_last_conversation'
import { RefusalDialog } from '~/components/messaging/refusal_dialog'
import { isSolvedByCredits } from '~/components/messaging/solved_by_credits'
import type { Offer } from '~/components/messaging/types'
import { useConversation } from '~/components/messaging/use_conversation'
import { useIsOnline } from '~/components/messaging/use_is_online'
import { usePartner } from '~/components/messaging/use_partner'
import { useText } from '~/i18n/use_text'

interface Props {
  conversation: Data.Conversation
  offer: Offer
  ready: string | null
  typing: boolean
  now: string
  onRemove: (conversation: ConversationToRemove) => void
}

/** An open conversation: the partner, the messages, and the composer. */
export function ConversationPane({
  conversation,
  offer: initialOffer,
  ready,
  typing,
  now,
  onRemove,
}: Props) {
  const { name } = usePartner(conversation.partner)
  useSaveLastConversation(conversation)
  const state = useConversation(conversation, initialOffer, ready)
  const { messages, bubbles, older, offer, draft, failed, refusal, removal } = state
  const field = useRef<HTMLTextAreaElement>(null)
  const writeIcebreaker = (text: string) => {
    draft.prepend(text)
    field.current?.focus()
  }
  const needsCredits = refusal !== null && isSolvedByCredits(refusal)
  return (
    <section className="flex min-w-0 grow flex-col">
      <ConversationHeader conversation={conversation} onRemove={onRemove} />
      <MessageLog
        conversation={conversation}
        messages={messages}
        bubbles={bubbles}
        older={older}
        typing={typing}
        now={now}
        failed={failed}
        icebreaker={
          <IcebreakerOffer
            conversation={conversation}
            newestId={bubbles.at(-1)?.id}
            onPick={writeIcebreaker}
          />
        }
        onRemove={removal.ask}
      />
      <Announcer messages={messages} name={name} typing={typing} />
      {offer.held && <HeldWarning name={name} />}
      <NoConnection />
      {conversation.partner.gone ? (
        <PartnerGone />
      ) : (
        <Composer
          field={field}
          conversationId={conversation.id}
          name={name}
          text={draft.text}
          onText={draft.write}
          onSend={state.send}
          offer={offer}
          attachments={
            <AttachmentButtons
              conversation={conversation}
              offer={offer}
              name={name}
              state={state}
            />
          }
        />
      )}
      <RemoveMessageDialog removal={removal} name={name} />
      <RefusalDialog
        refusal={needsCredits ? refusal : null}
        keepsText={state.keepsText}
        onClose={state.dismissRefusal}
      />
    </section>
  )
}

/** Messages are held until the member has confirmed their address, so no answer will come yet. */
function HeldWarning({ name }: { name: string }) {
  const { t } = useText()
  return (
    <p className="flex gap-2.5 border-t border-line bg-tint px-4 py-3 text-sm lg:px-8">
      <MailWarning aria-hidden="true" className="size-5 shrink-0 text-warning" />
      {t('messaging.not_confirmed', { name })}
    </p>
  )
}

/** Mounted before it is needed, so that screen readers say it. */
function NoConnection() {
  const { t } = useText()
  const isOnline = useIsOnline()
  return (
    <p
      role="status"
      className="border-t border-line bg-tint px-4 py-2 text-center text-sm empty:hidden lg:px-8"
    >
      {!isOnline && t('messaging.offline')}
    </p>
  )
}

function PartnerGone() {
  const { t } = useText()
  return (
    <p className="border-t border-line bg-surface p-5 text-center text-muted">
      {t('messaging.partner_gone')}
    </p>
  )
}
