import { Link, router } from '@inertiajs/react'
import { Clock } from 'lucide-react'
import { Banner, bannerAction } from '~/components/shell/banner'
import { Countdown } from '~/components/ui/countdown'
import { useText } from '~/i18n/use_text'

interface Props {
  endsAt: string
  percentage: number
  onDismiss: () => void
}

/** The welcome discount and the time that is left of it; at zero the server takes it away. */
export function TimeBonusBanner({ endsAt, percentage, onDismiss }: Props) {
  const { t, rich, locale } = useText()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100)
  const time = () => (
    <Countdown endsAt={endsAt} onEnd={() => router.reload({ only: ['timeBonus', 'banner'] })} />
  )
  return (
    <Banner
      icon={<Clock aria-hidden="true" className="size-4" />}
      onDismiss={onDismiss}
      action={
        <Link href="/credits" className={bannerAction}>
          {t('common.see_bundles')}
        </Link>
      }
    >
      {rich('common.time_bonus', { percent, time })}
    </Banner>
  )
}
