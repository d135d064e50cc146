import { Link } from '@inertiajs/react'
import { Flag } from 'lucide-react'
import type { Picture } from '~/components/profiles/slides'
import { classNames } from '~/components/ui/class_names'
import { iconButtonVariants } from '~/components/ui/icon_button'
import { useText } from '~/i18n/use_text'

interface Props {
  memberId: string
  picture: Pick<Picture, 'id' | 'locked'> | undefined
}

/** Link to report the current picture, unless it is veiled. */
export function ReportPicture({ memberId, picture }: Props) {
  const { t } = useText()
  if (!picture || picture.locked) return null
  const label = t('moderation.report_picture')
  return (
    <Link
      href={`/members/${memberId}/report?kind=photo&id=${picture.id}`}
      title={label}
      aria-label={label}
      className={classNames(
        'absolute top-3.5 right-3.5 inline-grid size-11 place-items-center rounded-full',
        iconButtonVariants.onPicture
      )}
    >
      <Flag aria-hidden="true" className="size-5" />
    </Link>
  )
}
