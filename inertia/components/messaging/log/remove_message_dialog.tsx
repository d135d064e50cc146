import type { useRemoveMessage } from '~/components/messaging/log/use_remove_message'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { DialogButtons } from '~/components/ui/dialog_buttons'
import { useText } from '~/i18n/use_text'

interface Props {
  removal: ReturnType<typeof useRemoveMessage>
  name: string
}

/** Asks before a message is removed, which cannot be undone. */
export function RemoveMessageDialog({
  removal: { pendingId, state, confirm, cancel },
  name,
}: Props) {
  const { t } = useText()
  return (
    <Dialog open={pendingId !== null} onClose={cancel} title={t('messaging.remove_message_title')}>
      <p>{t('messaging.remove_message_help', { name })}</p>
      {state === 'failed' && (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {t('messaging.remove_message_failed')}
        </p>
      )}
      <DialogButtons>
        <Button variant="quiet" onClick={cancel}>
          {t('common.cancel')}
        </Button>
        <Button variant="danger" disabled={state === 'removing'} onClick={confirm}>
          {t('messaging.remove_confirm')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
