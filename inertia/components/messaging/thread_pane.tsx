import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import { Announcer } from '~/components/messaging/announcer'
import { Composer } from '~/components/messaging/composer'
import { HeldWarning } from '~/components/messaging/held_warning'
import { MessageLog } from '~/components/messaging/message_log'
import { NextMessage } from '~/components/messaging/next_message'
import { usePartner } from '~/components/messaging/partner'
import { isUndoneByBuying, RefusalDialog } from '~/components/messaging/refusal_dialog'
import { bubblesOf, withoutArrived } from '~/components/messaging/thread'
import { ThreadHeader } from '~/components/messaging/thread_header'
import type { Offer, Refusal } from '~/components/messaging/types'
import { useDraft } from '~/components/messaging/use_draft'
import { useOutbox } from '~/components/messaging/use_outbox'
import { useThread } from '~/components/messaging/use_thread'
import { useText } from '~/i18n/use_text'

interface Props {
  thread: Data.Thread
  offer: Offer
  typing: boolean
  now: string
}

/** An open conversation: who it is with, what was said, and where the next words go. */
export function ThreadPane({ thread, offer: offered, typing, now }: Props) {
  const { t } = useText()
  const { name } = usePartner(thread.partner)
  const { messages, partnerRead, receive, older } = useThread(thread)
  const draft = useDraft(thread.id)
  const [offer, setOffer] = useState(offered)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => setOffer(offered), [offered])

  const { outbox, unsent } = useOutbox(thread.id, {
    sent: (answer) => {
      receive([answer.message])
      if (answer.offer.credits !== offer.credits) router.reload({ only: ['me'] })
      setOffer(answer.offer)
    },
    refused: (refused) => {
      draft.read()
      setRefusal(refused ?? { refusal: 'gone', message: t('messaging.conversation_gone') })
    },
  })
  useEffect(() => outbox?.keepOnly(withoutArrived(unsent, messages)), [messages])

  const send = () => {
    const body = draft.take()
    if (!body.trim()) return
    setRefusal(null)
    outbox?.send(body)
  }
  const alerted = refusal !== null && isUndoneByBuying(refusal)
  return (
    <section className="flex min-w-0 grow flex-col">
      <ThreadHeader partner={thread.partner} />
      <MessageLog
        thread={thread}
        messages={messages}
        bubbles={bubblesOf(messages, unsent, partnerRead)}
        older={older}
        typing={typing}
        now={now}
        onSendAgain={(clientId) => outbox?.sendAgain(clientId)}
      />
      <Announcer messages={messages} name={name} typing={typing} />
      {offer.held && <HeldWarning name={name} />}
      {thread.partner.gone ? (
        <p className="border-t border-line bg-surface p-5 text-center text-muted">
          {t('messaging.partner_gone')}
        </p>
      ) : (
        <Composer
          conversationId={thread.id}
          name={name}
          text={draft.text}
          onText={draft.write}
          onSend={send}
          error={alerted ? undefined : refusal?.message}
          footer={<NextMessage offer={offer} />}
        />
      )}
      <RefusalDialog refusal={alerted ? refusal : null} onClose={() => setRefusal(null)} />
    </section>
  )
}
