import { ArrowDown } from 'lucide-react'
import { useText } from '~/i18n/use_text'

interface Props {
  count: number
  /** Whether the newest message is out of view. */
  shown: boolean
  onPress: () => void
}

/** The way back to the newest message, and how many came in meanwhile. */
export function NewMessagesPill({ count, shown, onPress }: Props) {
  const { t } = useText()
  if (!shown) return null
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
