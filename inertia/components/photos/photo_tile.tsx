import { Clock, GripVertical, Lock, Star, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnPhoto } from '~/components/photos/own_photo'
import { type PhotoActions, PhotoMenu } from '~/components/photos/photo_menu'
import { classNames } from '~/components/ui/class_names'
import { Words } from '~/components/ui/words'
import { useText } from '~/i18n/use_text'

/** One of the member's own photos, with its actions. */
export function PhotoTile({ photo, index, order, onEdit, onDelete }: PhotoActions) {
  const { t } = useText()
  const number = index + 1
  return (
    <li
      data-photo={photo.id}
      className={classNames(
        'flex flex-col transition',
        photo.main && 'sm:col-span-2 sm:row-span-2',
        order.dragged === photo.id && 'scale-[.97] opacity-70'
      )}
    >
      <div className="relative">
        <img
          src={photo.picture}
          alt={t('profiles.photo_number', { number })}
          width={360}
          height={480}
          draggable={false}
          className={classNames(
            'aspect-3/4 w-full rounded-card bg-tint object-cover',
            photo.status === 'rejected' && 'opacity-60 grayscale'
          )}
        />
        <div className="absolute inset-x-2 bottom-2 flex flex-wrap items-end gap-1.5">
          <Marks photo={photo} />
        </div>
        {!photo.main && (
          <button
            type="button"
            {...order.handle(photo.id)}
            aria-label={t('profiles.photo_move', { number })}
            title={t('profiles.photo_move', { number })}
            className="absolute top-2 left-2 grid size-11 cursor-grab touch-none place-items-center rounded-full bg-like-button text-ink active:cursor-grabbing"
          >
            <GripVertical aria-hidden="true" className="size-5" />
          </button>
        )}
        <div className="absolute top-2 right-2">
          <PhotoMenu
            photo={photo}
            index={index}
            order={order}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </div>
      </div>
      {photo.rejection && <Reason reason={photo.rejection} />}
      {photo.caption && <p className="mt-1.5 text-sm break-words">{photo.caption}</p>}
    </li>
  )
}

function Marks({ photo: { main, isPrivate, status } }: { photo: OwnPhoto }) {
  const { t } = useText()
  const icon = 'size-4 shrink-0'
  return (
    <>
      {main && (
        <Mark icon={<Star aria-hidden="true" className={`${icon} fill-current`} />}>
          {t('profiles.photo_main')}
        </Mark>
      )}
      {isPrivate && (
        <Mark icon={<Lock aria-hidden="true" className={icon} />}>
          {t('profiles.photo_private')}
        </Mark>
      )}
      {status === 'pending' && (
        <Mark icon={<Clock aria-hidden="true" className={icon} />}>
          {t('profiles.photo_waiting')}
        </Mark>
      )}
      {status === 'rejected' && (
        <Mark icon={<TriangleAlert aria-hidden="true" className={icon} />}>
          {t('profiles.photo_refused')}
        </Mark>
      )}
    </>
  )
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-dark/85 px-2.5 py-1 text-sm/tight font-semibold text-white">
      {icon}
      <Words>{children}</Words>
    </span>
  )
}

function Reason({ reason }: { reason: NonNullable<OwnPhoto['rejection']> }) {
  const { t } = useText()
  return (
    <p className="mt-1.5 text-sm font-semibold text-danger">
      {t(`profiles.photo_reason_${reason}`)}
    </p>
  )
}
