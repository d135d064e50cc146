import { router } from '@inertiajs/react'
import { formatPercent } from '~/components/credits/format_percent'
import type { Bonus } from '~/components/credits/price_list'
import { Countdown } from '~/components/ui/countdown'
import { useText } from '~/i18n/use_text'

interface Props {
  bonus: Bonus | null
  refundDays: number
}

/** What this page is, what it is not, and how long the welcome bonus still counts. */
export function ShopHeader({ bonus, refundDays }: Props) {
  const { t } = useText()
  return (
    <header className="lg:flex lg:items-end lg:justify-between lg:gap-8 lg:pt-9 lg:pb-7">
      <div className="hidden lg:block">
        <h1 className="text-3xl">{t('credits.title')}</h1>
        <p className="mt-1.5 text-muted">{t('credits.promise', { days: refundDays })}</p>
      </div>
      {bonus && <BonusTimer {...bonus} />}
    </header>
  )
}

/** At zero the server quotes anew, without the bonus. */
function BonusTimer({ percentage, endsAt }: Bonus) {
  const { t, locale } = useText()
  return (
    <p className="-mx-4 flex min-h-12 items-center justify-between gap-3.5 bg-tint px-5 lg:mx-0 lg:min-h-0 lg:items-baseline lg:bg-transparent lg:px-0">
      <span className="text-sm font-semibold text-like lg:text-base">
        {t('credits.welcome_bonus', { percent: formatPercent(percentage, locale) })}
      </span>
      <span className="text-lg leading-tight lg:text-xl">
        <Countdown endsAt={endsAt} onEnd={reloadPrices} />
      </span>
    </p>
  )
}

function reloadPrices() {
  router.reload({ only: ['bundles', 'bonus', 'timeBonus'] })
}
