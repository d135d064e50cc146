import { Link } from '@inertiajs/react'
import { Eye } from 'lucide-react'
import { inlineAction } from '~/components/ui/inline_action'
import { useText } from '~/i18n/use_text'

/** Says that others see the profile like this. */
export function OwnProfileNote() {
  const { t } = useText()
  return (
    <p className="mt-5 flex items-center gap-2.5 text-sm">
      <Eye aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span>
        {t('profiles.it_is_you')}{' '}
        <Link href="/profile/edit" className={inlineAction}>
          {t('profiles.edit_profile')}
        </Link>
      </span>
    </p>
  )
}
