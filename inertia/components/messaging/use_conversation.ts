import { router, usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import { enterConversation } from '~/components/messaging/visit_conversation'
import { roomOf } from '~/components/messaging/storage'
import { isUndoneByBuying } from '~/components/messaging/refusal_dialog'
import { bubblesOf } from '~/components/messaging/log/messages'
import type { Answer, Offer, Refusal } from '~/components/messaging/types'
import { useDraft } from '~/components/messaging/composer/use_draft'
import { useOutbox } from '~/components/messaging/outbox/use_outbox'
import { useRemoval } from '~/components/messaging/log/use_remove_message'
import { useThread } from '~/components/messaging/log/use_messages'
import { useText } from '~/i18n/use_text'

/** All that goes on in an open conversation: what was said, what is on its way, what is refused. */
export function useConversation(opened: Data.Thread, offered: Offer) {
  const { t } = useText()
  // What this browser keeps goes by the two members: they are known before the conversation is.
  const room = roomOf(usePage().props.me?.profileId ?? '', opened.partner.id)
  const { messages, partnerRead, receive, takeOut, older } = useThread(opened)
  const draft = useDraft(room)
  const [offer, setOffer] = useState(offered)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => setOffer(offered), [offered])

  const sent = ({ conversationId, message, offer: next }: Answer) => {
    receive([message])
    if (!opened.id) enterConversation(conversationId)
    if (next.credits !== offer.credits) router.reload({ only: ['me'] })
    // Nobody is told of a held message, so the overview has to ask.
    if (message.sequence === null) router.reload({ only: ['overview'] })
    setOffer(next)
  }
  const refused = ({ refusal: code = 'gone', message }: Partial<Refusal>) => {
    const reason = { refusal: code, message: message ?? t('messaging.conversation_gone') }
    setRefusal(reason)
    return reason.message
  }
  /** Whether credits would help: then the alert says so, and what was typed stays. */
  const shouldBuy = (reason: Refusal) => {
    const helps = isUndoneByBuying(reason)
    if (helps) setRefusal(reason)
    return helps
  }
  const { outbox, unsent } = useOutbox(room, { url: messagesOf(opened), sent, refused })
  useEffect(() => outbox?.forgetArrived(messages), [messages])

  const send = () => {
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
    /** For what does not go through the outbox: a gift, a photo. */
    sent,
    shouldBuy,
    failed: {
      sendAgain: (clientId: string) => outbox?.sendAgain(clientId),
      edit: (clientId: string) => draft.putBack(outbox?.remove(clientId) ?? ''),
      remove: (clientId: string) => outbox?.remove(clientId),
    },
    removal: useRemoval(opened.id, (id) => takeOut([id])),
    refusal,
    dismissRefusal: () => setRefusal(null),
  }
}

/** The first message goes to the member: it begins the conversation. */
function messagesOf({ id, partner }: Data.Thread) {
  return id ? `/chats/${id}/messages` : `/members/${partner.id}/chat`
}
