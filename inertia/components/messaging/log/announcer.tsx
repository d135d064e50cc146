import { useRef } from 'react'
import type { Sent } from '~/components/messaging/log/messages'
import { useSaid } from '~/components/messaging/use_message_text'
import { useText } from '~/i18n/use_text'

interface Props {
  messages: readonly Sent[]
  name: string
  typing: boolean
}

/** Says aloud what comes in while the conversation is open, and that the partner is typing. */
export function Announcer({ messages, name, typing }: Props) {
  const { t } = useText()
  const said = useSaid()
  const newest = messages.findLast(({ mine }) => !mine)
  const onOpening = useRef(newest?.id)
  const isNews = newest !== undefined && newest.id !== onOpening.current
  return (
    <div className="sr-only">
      <p aria-live="polite">
        {isNews && t('messaging.message_from', { name, text: said(newest) })}
      </p>
      <p aria-live="polite">{typing && t('messaging.name_is_typing', { name })}</p>
    </div>
  )
}
