import { MailLink } from '~/components/shell/mail_link'
import { usePage } from '@inertiajs/react'
import { Images } from 'lucide-react'
import { AddPhotos } from '~/components/photos/add_photos'
import { Album } from '~/components/photos/album'
import { LimitAlert } from '~/components/photos/limit_alert'
import type { AlbumProps } from '~/components/photos/own_photo'
import { UploadRow } from '~/components/photos/upload_row'
import { useDrop } from '~/components/photos/use_drop'
import { useUploads } from '~/components/photos/use_uploads'
import { SettingsPage } from '~/components/settings/settings_page'
import { EmptyState } from '~/components/ui/empty_state'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  AlbumProps & {
    /** Errors for a larger file, for one that is no picture, and beyond the limit: none is uploaded. */
    tooHeavy: string
    notPicture: string
    full: string
  }
>

/** The member's own photos: upload, sort and describe them. */
export default function Photos({ photos, limit, premiumLimit, moderation, ...rules }: Props) {
  const { t, rich } = useText()
  const { site } = usePage().props
  const left = Math.max(0, limit - photos.length)
  const { uploads, add, remove, retry, added, limitReached } = useUploads({ left, ...rules })
  const over = useDrop(add)
  const email = site.supportEmail
  return (
    <SettingsPage title={t('profiles.photos')} intro={t('profiles.photos_intro')} wide>
      {moderation === 'before' && <p className="mt-1 text-muted">{t('profiles.photos_before')}</p>}
      <p className="mt-4 mb-3 font-semibold tabular-nums">
        {t('profiles.photos_count', { count: photos.length, limit })}
      </p>
      {left === 0 || limitReached ? <LimitAlert limit={limit} premiumLimit={premiumLimit} /> : null}
      {left > 0 && <AddPhotos over={over} maxMegabytes={rules.maxMegabytes} onFiles={add} />}
      {uploads.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRemove={() => remove(upload.id)}
              onRetry={() => retry(upload.id)}
            />
          ))}
        </ul>
      )}
      <p aria-live="polite" className="sr-only">
        {added && t('profiles.photo_added', { name: added })}
      </p>
      {photos.length === 0 && uploads.length === 0 && (
        <EmptyState icon={<Images aria-hidden="true" />} title={t('profiles.photos_empty')}>
          {t('profiles.photos_empty_text')}
        </EmptyState>
      )}
      <Album
        photos={photos}
        captionLength={rules.captionLength}
        onDeleted={() => void toast.success(t('profiles.photo_deleted'))}
      />
      {email && photos.some(({ status }) => status === 'rejected') && (
        <p className="mt-6 text-sm text-muted">
          {rich('profiles.photo_object', {
            email: <MailLink to={email}>{email}</MailLink>,
          })}
        </p>
      )}
    </SettingsPage>
  )
}
