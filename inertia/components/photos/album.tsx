import { useState } from 'react'
import { DeletePhoto } from '~/components/photos/delete_photo'
import { EditPhoto } from '~/components/photos/edit_photo'
import type { AlbumProps, OwnPhoto } from '~/components/photos/own_photo'
import { PhotoTile } from '~/components/photos/photo_tile'
import { useOrder } from '~/components/photos/use_order'
import { useText } from '~/i18n/use_text'

interface Props extends Pick<AlbumProps, 'photos' | 'captionLength'> {
  onDeleted: () => void
}

/** The member's own photos, to sort and edit; a live region announces every move. */
export function Album({ photos, captionLength, onDeleted }: Props) {
  const { t } = useText()
  const order = useOrder(photos)
  const [editing, setEditing] = useState<OwnPhoto | null>(null)
  const [deleting, setDeleting] = useState<OwnPhoto | null>(null)
  return (
    <>
      <ul
        aria-label={t('profiles.photos')}
        className="mt-6 grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-4"
      >
        {order.shown.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            order={order}
            onEdit={() => setEditing(photo)}
            onDelete={() => setDeleting(photo)}
          />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {order.spoken}
      </p>
      <EditPhoto photo={editing} captionLength={captionLength} onClose={() => setEditing(null)} />
      <DeletePhoto photo={deleting} onDeleted={onDeleted} onClose={() => setDeleting(null)} />
    </>
  )
}
