import { CircleAlert } from 'lucide-react'
import type { Bubble } from '~/components/messaging/log/messages'
import { useText } from '~/i18n/use_text'

/** Actions on a message that could not be sent, by its client id. */
export interface FailedActions {
  resend: (clientId: string) => void
  edit: (clientId: string) => void
  remove: (clientId: string) => void
}

interface Props {
  bubble: Bubble
  actions: FailedActions
}

/**
 * Reason and actions under a message that could not be sent. Only one that the server refused can
 * be edited: any other may have arrived, and editing it would send it twice.
 */
export function FailedMessage({ bubble: { key, refusal = null }, actions }: Props) {
  const { t } = useText()
  return (
    <div className="flex flex-wrap items-center justify-end text-sm font-semibold text-danger">
      <p role="alert" className="flex items-center gap-1.5">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        {refusal || t('messaging.not_sent')}
      </p>
      <span className="flex flex-wrap justify-end">
        <Action onPress={() => actions.resend(key)}>{t('messaging.send_again')}</Action>
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
