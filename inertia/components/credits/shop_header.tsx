import { Link, router } from '@inertiajs/react'
import { formatPercent } from '~/components/credits/format_percent'
import type { Bonus, ShopProps } from '~/components/credits/price_list'
import { Countdown } from '~/components/ui/countdown'
import { useText } from '~/i18n/use_text'
import type { SiteSettings } from '../../../core/sites/settings/settings'

type Props = Pick<ShopProps, 'bonus' | 'bonusHeldBy'> & Pick<SiteSettings, 'refundDays'>

/** Heading of the shop, with the countdown of the welcome bonus. */
export function ShopHeader({ bonus, bonusHeldBy, refundDays }: Props) {
  const { t } = useText()
  return (
    <header className="lg:flex lg:items-end lg:justify-between lg:gap-8 lg:pt-9 lg:pb-7">
      <div className="hidden lg:block">
        <h1 className="text-3xl">{t('credits.title')}</h1>
        <p className="mt-1.5 text-muted">{t('credits.promise', { days: refundDays })}</p>
      </div>
      {bonus && <BonusTimer {...bonus} />}
      {bonusHeldBy && <BonusTaken orderId={bonusHeldBy} />}
    </header>
  )
}

/** Reloads the prices when the bonus ends. */
function BonusTimer({ endsAt, now, percentage }: Bonus) {
  const { t, locale } = useText()
  return (
    <p className="-mx-4 flex min-h-12 items-center justify-between gap-3.5 bg-tint px-5 lg:mx-0 lg:min-h-0 lg:items-baseline lg:bg-transparent lg:px-0">
      <span className="text-sm font-semibold text-like lg:text-base">
        {t('credits.welcome_bonus', { percent: formatPercent(percentage, locale) })}
      </span>
      <span className="text-lg leading-tight lg:text-xl">
        <Countdown endsAt={endsAt} now={now} onEnd={reloadPrices} />
      </span>
    </p>
  )
}

/** The welcome bonus is tied to another open order, so these prices come without it. */
function BonusTaken({ orderId }: { orderId: string }) {
  const { t } = useText()
  return (
    <p className="-mx-4 flex min-h-12 flex-wrap items-center gap-x-2 bg-tint px-5 py-2 text-sm lg:mx-0 lg:rounded-card lg:text-base">
      {t('credits.bonus_taken')}{' '}
      <Link href={`/transactions/${orderId}`} className="font-bold underline">
        {t('credits.see_that_order')}
      </Link>
    </p>
  )
}

function reloadPrices() {
  router.reload({ only: ['bundles', 'bonus', 'code', 'bonusHeldBy', 'timeBonus'] })
}
