import { router } from '@inertiajs/react'
import { ArrowLeft, ArrowRight, Ellipsis, PencilLine, Star, Trash2 } from 'lucide-react'
import type { OwnPhoto } from '~/components/photos/own_photo'
import type { useOrder } from '~/components/photos/use_order'
import { Menu } from '~/components/ui/menu'
import { MenuButton, MenuDivider } from '~/components/ui/menu_items'
import { useText } from '~/i18n/use_text'

export interface PhotoActions {
  photo: OwnPhoto
  index: number
  order: ReturnType<typeof useOrder>
  onEdit: () => void
  onDelete: () => void
}

const icon = 'size-5 shrink-0'

/** All actions on a photo, including sorting without dragging. */
export function PhotoMenu({ photo, index, order, onEdit, onDelete }: PhotoActions) {
  const { t } = useText()
  const { id, main, status } = photo
  const makeMain = () => router.put(`/profile/photos/${id}/main`, {}, { preserveScroll: true })
  return (
    <Menu
      label={t('profiles.photo_menu', { number: index + 1 })}
      triggerClassName="bg-like-button text-ink"
      trigger={<Ellipsis aria-hidden="true" className="size-5" />}
    >
      <MenuButton icon={<PencilLine aria-hidden="true" className={icon} />} onClick={onEdit}>
        {t('profiles.photo_edit')}
      </MenuButton>
      {!main && status !== 'rejected' && (
        <MenuButton icon={<Star aria-hidden="true" className={icon} />} onClick={makeMain}>
          {t('profiles.photo_make_main')}
        </MenuButton>
      )}
      {!main && index > order.first && (
        <MenuButton
          icon={<ArrowLeft aria-hidden="true" className={icon} />}
          onClick={() => order.move(id, -1)}
        >
          {t('profiles.photo_forward')}
        </MenuButton>
      )}
      {!main && index < order.shown.length - 1 && (
        <MenuButton
          icon={<ArrowRight aria-hidden="true" className={icon} />}
          onClick={() => order.move(id, 1)}
        >
          {t('profiles.photo_back')}
        </MenuButton>
      )}
      <MenuDivider />
      <MenuButton danger icon={<Trash2 aria-hidden="true" className={icon} />} onClick={onDelete}>
        {t('profiles.photo_delete')}
      </MenuButton>
    </Menu>
  )
}
