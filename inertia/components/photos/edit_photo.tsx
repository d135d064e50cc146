import { router, usePage } from '@inertiajs/react'
import { type SubmitEvent, useId, useState } from 'react'
import type { AlbumProps, OwnPhoto } from '~/components/photos/own_photo'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { Dialog } from '~/components/ui/dialog'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

interface Props extends Pick<AlbumProps, 'captionLength'> {
  photo: OwnPhoto | null
  onClose: () => void
}

/** Caption and visibility of a photo. */
export function EditPhoto({ photo, captionLength, onClose }: Props) {
  const { t } = useText()
  const { errors } = usePage().props
  const form = useId()
  const [saving, setSaving] = useState(false)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const changes = { caption: String(data.get('caption')), is_private: data.has('is_private') }
    router.put(`/profile/photos/${photo?.id}`, changes, {
      preserveScroll: true,
      onStart: () => setSaving(true),
      onFinish: () => setSaving(false),
      onSuccess: onClose,
    })
  }
  return (
    <Dialog
      open={photo !== null}
      onClose={onClose}
      title={t('profiles.photo_edit')}
      footer={
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} loading={saving}>
            {t('profiles.photo_save')}
          </Button>
        </div>
      }
    >
      <form noValidate id={form} onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={t('profiles.photo_caption')}
          hint={t('profiles.photo_caption_hint', { max: captionLength })}
          name="caption"
          autoComplete="off"
          defaultValue={photo?.caption ?? ''}
          error={errors.caption}
        />
        <Checkbox
          label={t('profiles.photo_private_label')}
          hint={t(photo?.main ? 'profiles.photo_private_main' : 'profiles.photo_private_hint')}
          name="is_private"
          defaultChecked={photo?.isPrivate}
        />
      </form>
    </Dialog>
  )
}
