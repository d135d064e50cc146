import { Drama } from 'lucide-react'
import { useText } from '~/i18n/use_text'

/**
 * The legally binding label of every fictional profile: a strip across the top of a picture, or inline
 * behind a name, wrapping to its own line where there is no room.
 */
export function FictionalLabel({ variant }: { variant: 'strip' | 'inline' }) {
  return variant === 'strip' ? <Strip /> : <Inline />
}

function Strip() {
  const { t } = useText()
  return (
    <p className="bg-strip px-3 py-2 text-sm/snug text-white">
      <b className="flex items-center gap-1.5">
        <Drama aria-hidden="true" className="size-4 shrink-0" />
        {t('common.fictional')}
      </b>
      {t('common.physical_contact_not_possible')}
    </p>
  )
}

function Inline() {
  const { t } = useText()
  return (
    <span className="contents text-sm/snug font-normal tracking-normal text-muted">
      <span className="inline-flex items-center gap-1">
        <Drama aria-hidden="true" className="size-4 shrink-0" />
        {t('common.fictional')}
      </span>{' '}
      <span className="inline-block">{t('common.physical_contact_not_possible')}</span>
    </span>
  )
}
