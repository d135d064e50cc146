import { Link } from '@inertiajs/react'
import { Clock } from 'lucide-react'
import { Banner } from '~/components/shell/banner'
import { inlineAction } from '~/components/ui/inline_action'
import { type TimeBonus, useTimeBonus } from '~/components/shell/use_time_bonus'
import { useText } from '~/i18n/use_text'

interface Props extends TimeBonus {
  onDismiss: () => void
}

/** The welcome discount and the time left for it. */
export function TimeBonusBanner({ onDismiss, ...bonus }: Props) {
  const { t, rich } = useText()
  const { percent, time } = useTimeBonus(bonus)
  return (
    <Banner
      icon={<Clock aria-hidden="true" className="size-4" />}
      onDismiss={onDismiss}
      action={
        <Link href="/credits" className={inlineAction}>
          {t('common.see_bundles')}
        </Link>
      }
    >
      {rich('common.time_bonus', { percent, time })}
    </Banner>
  )
}
