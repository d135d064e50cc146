import type { useRemoveConversation } from '~/components/messaging/overview/use_remove_conversation'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { DialogButtons } from '~/components/ui/dialog_buttons'
import { useText } from '~/i18n/use_text'

type Props = { removal: ReturnType<typeof useRemoveConversation> }

/** Asks before a conversation is removed, and says when the server refused. */
export function RemoveConversationDialog({ removal }: Props) {
  const { t } = useText()
  const { pending, confirm, cancel, failure, dismiss } = removal
  const name = pending?.name ?? ''
  return (
    <>
      <Dialog
        open={pending !== null}
        onClose={cancel}
        title={t('messaging.remove_chat_title', { name })}
      >
        <p>{t('messaging.remove_chat_help', { name })}</p>
        <DialogButtons>
          <Button variant="quiet" onClick={cancel}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {t('messaging.remove_confirm')}
          </Button>
        </DialogButtons>
      </Dialog>
      <Dialog open={failure !== null} onClose={dismiss} title={t('messaging.remove_chat_failed')}>
        <p role="alert">{failure || t('messaging.remove_chat_failed_help')}</p>
        <div className="mt-6 flex justify-end">
          <Button onClick={dismiss}>{t('common.close')}</Button>
        </div>
      </Dialog>
    </>
  )
}
