import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import { newestSequence, type Sent } from '~/components/messaging/log/messages'
import { useText } from '~/i18n/use_text'

interface Props {
  messages: readonly Sent[]
  /** The newest message is in view. */
  atEnd: boolean
  onPress: () => void
}

/** Scrolls back to the newest message, and counts those that have come in below meanwhile. */
export function NewMessagesButton({ messages, atEnd, onPress }: Props) {
  const { t } = useText()
  const count = useUnreadCount(messages, atEnd)
  if (atEnd) return null
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute bottom-4 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-bold text-primary-strong shadow-float"
    >
      <ArrowDown aria-hidden="true" className="size-5" />
      {count > 0 ? (
        t('messaging.new_messages', { count })
      ) : (
        <span className="sr-only">{t('messaging.to_newest')}</span>
      )}
    </button>
  )
}

function useUnreadCount(messages: readonly Sent[], atEnd: boolean) {
  const seen = useRef(newestSequence(messages))
  if (atEnd) seen.current = newestSequence(messages)
  return messages.filter(({ mine, sequence }) => !mine && (sequence ?? 0) > seen.current).length
}
