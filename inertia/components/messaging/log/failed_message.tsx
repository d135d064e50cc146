import { CircleAlert } from 'lucide-react'
import type { Bubble } from '~/components/messaging/log/messages'
import { useText } from '~/i18n/use_text'

/** What its writer can do about a message that did not get there, by its client id. */
export interface FailedActions {
  sendAgain: (clientId: string) => void
  edit: (clientId: string) => void
  remove: (clientId: string) => void
}

interface Props {
  bubble: Bubble
  actions: FailedActions
}

/**
 * Under a message that did not get there: why, and the ways out. Only one that the server refused
 * can be written anew: the other may have arrived, and would be there twice.
 */
export function FailedMark({ bubble: { key, refusal = null }, actions }: Props) {
  const { t } = useText()
  return (
    <div className="flex flex-wrap items-center justify-end text-sm font-semibold text-danger">
      <p role="alert" className="flex items-center gap-1.5">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        {refusal || t('messaging.not_sent')}
      </p>
      <span className="flex flex-wrap justify-end">
        <Action onPress={() => actions.sendAgain(key)}>{t('messaging.send_again')}</Action>
        {refusal !== null && (
          <Action onPress={() => actions.edit(key)}>{t('messaging.edit_unsent')}</Action>
        )}
        <Action onPress={() => actions.remove(key)}>{t('messaging.remove_unsent')}</Action>
      </span>
    </div>
  )
}

function Action({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 rounded-full px-2 whitespace-nowrap underline hover:no-underline"
    >
      {children}
    </button>
  )
}
