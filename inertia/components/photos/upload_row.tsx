import { CircleAlert, RotateCw, X } from 'lucide-react'
import { type SyntheticEvent, useEffect } from 'react'
import type { Upload } from '~/components/photos/uploads'
import { Button } from '~/components/ui/button'
import { IconButton } from '~/components/ui/icon_button'
import { useText } from '~/i18n/use_text'

interface Props {
  upload: Upload
  onRemove: () => void
  onRetry: () => void
}

/** An upload with its preview, progress and error. */
export function UploadRow({ upload, onRemove, onRetry }: Props) {
  const { t } = useText()
  const { file, preview, state } = upload
  const { name } = file
  useEffect(() => () => URL.revokeObjectURL(preview), [preview])
  const failed = state === 'failed'
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className="size-14 shrink-0 overflow-hidden rounded-card bg-tint">
        <img src={preview} alt="" className="size-full object-cover" onError={hide} />
      </span>
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{name}</p>
        {failed ? <Failure upload={upload} onRetry={onRetry} /> : <Progress upload={upload} />}
      </div>
      <IconButton
        label={t(failed ? 'profiles.photo_dismiss' : 'profiles.photo_cancel', { name })}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onRemove}
      />
    </li>
  )
}

/** No preview for a file that is no picture. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.style.visibility = 'hidden'
}

function Progress({ upload: { file, state, percent } }: { upload: Upload }) {
  const { t } = useText()
  return (
    <>
      <progress
        max={100}
        value={percent}
        aria-label={t('profiles.photo_uploading', { name: file.name, percent })}
        className="upload-progress mt-1.5 block h-1.5 w-full"
      />
      <p className="mt-1 text-sm text-muted">
        {state === 'waiting' && t('profiles.photo_waits_turn')}
        {state === 'sending' && (percent < 100 ? `${percent} %` : t('profiles.photo_finishing'))}
      </p>
    </>
  )
}

/** Retrying helps after a broken connection, not after most refusals. */
function Failure({ upload: { final, message }, onRetry }: Pick<Props, 'upload' | 'onRetry'>) {
  const { t } = useText()
  return (
    <>
      <p role="alert" className="flex gap-1.5 text-sm font-semibold text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {message || t('profiles.photo_broke_off')}
      </p>
      {!final && (
        <Button
          size="small"
          variant="quiet"
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={onRetry}
          className="mt-2"
        >
          {t('profiles.photo_retry')}
        </Button>
      )}
    </>
  )
}
