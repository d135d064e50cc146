import type { Data } from '@generated/data'
import { router, usePage } from '@inertiajs/react'
import { useMessageText } from '~/components/messaging/use_message_text'
import { usePartner } from '~/components/messaging/use_partner'
import { Avatar } from '~/components/ui/avatar'
import { PersonName } from '~/components/ui/person_name'
import { toast } from '~/components/ui/toast'
import { documentLocale } from '~/i18n/document_locale'
import { loadTexts } from '~/i18n/load'
import { useText } from '~/i18n/use_text'
import type { EventOf } from '~/live/live_event'
import { useLive } from '~/live/use_live'

type Open = { conversation?: Pick<Data.Conversation, 'id'> | null }

/** Tells of a new message wherever neither its conversation nor the list of all is in view. */
export function NewMessages() {
  const { t } = useText()
  const { component, props } = usePage<Open>()
  const isInView = (id: string) => {
    const { conversation } = props
    return component.startsWith('messaging/') && (!conversation || conversation.id === id)
  }
  const tell = async ({ conversationId, summary }: EventOf<'message'>) => {
    await loadTexts('messaging/chats', documentLocale())
    const answer = () => router.visit(`/chats/${conversationId}`)
    void toast.message(<NewMessage summary={summary} />, {
      // A later one takes its place.
      id: conversationId,
      action: { label: t('messaging.answer'), onClick: answer },
    })
  }
  useLive('message', (event) => {
    if (!event.mine && !isInView(event.conversationId)) void tell(event)
  })
  return null
}

function NewMessage({ summary }: { summary: Data.ConversationSummary }) {
  const { partner, last } = summary
  const { person } = usePartner(partner)
  const messageText = useMessageText()
  return (
    <span className="flex items-center gap-3">
      <Avatar picture={partner.picture} size="small" />
      <span className="min-w-0">
        <PersonName person={person} className="font-bold" />
        <span dir="auto" className="line-clamp-2 font-normal break-words">
          {messageText(last)}
        </span>
      </span>
    </span>
  )
}
