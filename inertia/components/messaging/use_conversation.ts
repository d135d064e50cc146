import { router, usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import { roomLeft } from '~/components/messaging/composer/room_left'
import { useDraft } from '~/components/messaging/composer/use_draft'
import { bubblesOf } from '~/components/messaging/log/messages'
import { useMessages } from '~/components/messaging/log/use_messages'
import { useRemoveMessage } from '~/components/messaging/log/use_remove_message'
import { useOutbox } from '~/components/messaging/outbox/use_outbox'
import { isSolvedByCredits } from '~/components/messaging/solved_by_credits'
import { conversationKey } from '~/components/messaging/storage'
import type { Answer, Offer, Refusal } from '~/components/messaging/types'
import { visitConversation } from '~/components/messaging/visit_conversation'
import { useText } from '~/i18n/use_text'
import { isFromHistory } from '~/live/current_visit'

/** State of an open conversation: its messages, those being sent, the draft, the last refusal. */
export function useConversation(
  opened: Data.Conversation,
  initialOffer: Offer,
  ready: string | null
) {
  const { t } = useText()
  const key = conversationKey(usePage().props.me?.profileId ?? '', opened.partner.id)
  const { messages, partnerRead, receive, markRemoved, older } = useMessages(opened)
  const draft = useDraft(key, ready)
  const [offer, setOffer] = useState(initialOffer)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const sent = ({ conversationId, message, offer: next }: Answer) => {
    receive([message])
    if (!opened.id) visitConversation(conversationId)
    if (next.credits !== offer.credits) router.reload({ only: ['me'] })
    // A held message causes no live event, so the overview has to be reloaded.
    if (message.sequence === null) router.reload({ only: ['overview'] })
    setOffer(next)
  }
  const refused = ({ refusal: code = 'gone', message }: Partial<Refusal>) => {
    const reason = { refusal: code, message: message ?? t('messaging.conversation_gone') }
    setRefusal(reason)
    return reason.message
  }
  /** Shows the refusal when credits would solve it; returns whether they would. */
  const offerCredits = (reason: Refusal) => {
    const isSolvable = isSolvedByCredits(reason)
    if (isSolvable) setRefusal(reason)
    return isSolvable
  }
  const { outbox, unsent } = useOutbox(key, { url: sendUrl(opened), sent, refused })
  useEffect(() => outbox?.removeArrived(messages), [messages])
  useEffect(() => {
    if (isFromHistory()) router.reload({ only: ['offer', 'me'] })
  }, [])
  useEffect(() => {
    setOffer(initialOffer)
    if (!initialOffer.refused) outbox?.forgetWantOfCredits()
  }, [initialOffer])

  /** What is too long, or not to be paid, stays in the composer, where it is changed or waits for credits. */
  const send = () => {
    if (roomLeft(draft.text, offer.messageLength) < 0) return
    if (draft.text.trim() && offer.refused && offerCredits(offer.refused)) return
    const body = draft.take()
    if (!body.trim()) return
    setRefusal(null)
    outbox?.send(body)
  }
  return {
    messages,
    bubbles: bubblesOf(messages, unsent, partnerRead),
    older,
    offer,
    draft,
    send,
    /** For gifts and photos, which do not go through the outbox. */
    sent,
    offerCredits,
    failed: {
      resend: (clientId: string) => outbox?.resend(clientId),
      edit: (clientId: string) => draft.prepend(outbox?.remove(clientId) ?? ''),
      remove: (clientId: string) => outbox?.remove(clientId),
    },
    removal: useRemoveMessage(opened.id, (id) => markRemoved([id])),
    refusal,
    /** Whether the member has written something that is not sent: what is refused is kept. */
    keepsText: unsent.length > 0 || draft.text !== '',
    dismissRefusal: () => setRefusal(null),
  }
}

/** The first message goes to the member, as the conversation does not exist yet. */
function sendUrl({ id, partner }: Data.Conversation) {
  return id ? `/chats/${id}/messages` : `/members/${partner.id}/chat`
}
