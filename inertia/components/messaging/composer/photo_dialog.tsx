import { CircleAlert } from 'lucide-react'
import { useSendPhoto } from '~/components/messaging/composer/use_send_photo'
import type { Answer, Refusal } from '~/components/messaging/types'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { DialogButtons } from '~/components/ui/dialog_buttons'
import { useText } from '~/i18n/use_text'

interface Props {
  file: File
  /** How many files were dropped at once. */
  outOf: number
  conversationId: string
  name: string
  /** Credits. */
  cost: number
  onSent: (answer: Answer) => void
  onRefused: (refusal: Refusal) => void
  onClose: () => void
}

/** Preview, price, progress and outcome of sending a photo. */
export default function PhotoDialog({ name, cost, outOf, onClose, ...sending }: Props) {
  const { t } = useText()
  const { state, preview, send, cancel } = useSendPhoto(sending)
  const busy = state.kind === 'sending'
  // The server would refuse it again.
  const refused = state.kind === 'failed' && state.final
  return (
    <Dialog open onClose={onClose} closable={!busy} title={t('messaging.photo_title', { name })}>
      {preview && (
        <img
          src={preview}
          alt={sending.file.name}
          className="mx-auto max-h-[45dvh] max-w-full rounded-card bg-tint object-contain"
        />
      )}
      {outOf > 1 && (
        <p className="mt-4 font-semibold text-pretty">
          {t('messaging.one_photo', { count: outOf })}
        </p>
      )}
      <p className="mt-4 text-sm text-pretty text-muted">{t('messaging.photo_promise')}</p>
      {busy && <Progress percent={state.percent} name={sending.file.name} />}
      {state.kind === 'failed' && (
        <p role="alert" className="mt-4 flex gap-2 font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {state.message || t('messaging.photo_broke_off')}
        </p>
      )}
      <DialogButtons>
        <Button variant="quiet" onClick={busy ? cancel : onClose}>
          {t('common.cancel')}
        </Button>
        {!refused && (
          <Button loading={busy} onClick={send}>
            {t(state.kind === 'failed' ? 'common.try_again' : 'messaging.send_photo', { cost })}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}

function Progress({ percent, name }: { percent: number; name: string }) {
  const { t } = useText()
  return (
    <div className="mt-4">
      <progress
        max={100}
        value={percent}
        aria-label={t('profiles.photo_uploading', { name, percent })}
        className="upload-progress block h-1.5 w-full"
      />
      <p className="mt-1 text-sm text-muted">
        {percent < 100 ? `${percent} %` : t('profiles.photo_finishing')}
      </p>
    </div>
  )
}
