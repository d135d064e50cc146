import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { OwnPhoto } from '~/components/photos/own_photo'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { useText } from '~/i18n/use_text'

interface Props {
  photo: OwnPhoto | null
  onClose: () => void
  onDeleted: () => void
}

/** Asks first, as it cannot be undone. */
export function DeletePhoto({ photo, onClose, onDeleted }: Props) {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const remove = () =>
    router.delete(`/profile/photos/${photo?.id}`, {
      preserveScroll: true,
      onStart: () => setBusy(true),
      onSuccess: onDeleted,
      onFinish: () => {
        setBusy(false)
        onClose()
      },
    })
  return (
    <Dialog
      open={photo !== null}
      onClose={onClose}
      title={t('profiles.photo_delete_title')}
      footer={
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" loading={busy} onClick={remove}>
            {t('profiles.photo_delete')}
          </Button>
        </div>
      }
    >
      {photo && (
        <div className="flex items-start gap-4">
          <img
            src={photo.picture}
            alt=""
            width={90}
            height={120}
            className="aspect-3/4 w-24 shrink-0 rounded-card object-cover"
          />
          <p>{t('profiles.photo_delete_text')}</p>
        </div>
      )}
    </Dialog>
  )
}
