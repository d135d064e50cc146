import { useRef } from 'react'
import type { Sent } from '~/components/messaging/log/messages'
import { useMessageText } from '~/components/messaging/use_message_text'
import { useText } from '~/i18n/use_text'

interface Props {
  messages: readonly Sent[]
  name: string
  typing: boolean
}

/** Live region that announces incoming messages, and that the partner is typing. */
export function Announcer({ messages, name, typing }: Props) {
  const { t } = useText()
  const messageText = useMessageText()
  const newest = messages.findLast(({ mine }) => !mine)
  const initialId = useRef(newest?.id)
  const isNew = newest !== undefined && newest.id !== initialId.current
  return (
    <div className="sr-only">
      <p aria-live="polite">
        {isNew && t('messaging.message_from', { name, text: messageText(newest) })}
      </p>
      <p aria-live="polite">{typing && t('messaging.name_is_typing', { name })}</p>
    </div>
  )
}
