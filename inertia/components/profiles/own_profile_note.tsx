import { Eye } from 'lucide-react'
import { useText } from '~/i18n/use_text'

/** On one's own profile: it looks like this to others. */
export function OwnProfileNote() {
  const { t } = useText()
  return (
    <p className="mt-5 flex items-center gap-2.5 text-sm">
      <Eye aria-hidden="true" className="size-5 shrink-0 text-muted" />
      {t('profiles.it_is_you')}
    </p>
  )
}
