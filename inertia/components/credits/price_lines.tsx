import type { Read } from '@generated/answers'
import { useText } from '~/i18n/use_text'
import { formatPercent } from '~/components/credits/format_percent'
import { MethodIcon } from '~/components/credits/method_icon'
import { formatMoney } from '~/components/ui/money'
import type { ReactNode } from 'react'

type Uses = Read<'credits/prices', 'prices'>['uses']

type MethodPrice = Read<'credits/prices', 'prices'>['methods'][number]

/** What credits are good for. */
export function UsePrices({ uses }: { uses: Uses }) {
  const { t } = useText()
  const amount = (credits: number) => t('credits.amount', { credits })
  return (
    <Lines>
      <Line term={t('credits.use_message')}>{amount(uses.message)}</Line>
      <Line term={t('credits.use_photo')}>{amount(uses.photo)}</Line>
      <Line term={t('credits.use_gift')}>
        {t('credits.from_amount', { amount: amount(uses.gift) })}
      </Line>
    </Lines>
  )
}

/** What each way to pay costs on top. */
export function MethodPrices({ methods, currency }: { methods: MethodPrice[]; currency: string }) {
  const { t, locale } = useText()
  const costOf = ({ fixedCost, costPermille }: MethodPrice) => {
    const fixed = formatMoney({ amount: fixedCost, currency }, locale)
    const share = formatPercent(costPermille / 10, locale)
    if (fixedCost === 0) return costPermille === 0 ? t('credits.no_extra_cost') : share
    return costPermille === 0 ? fixed : `${fixed} + ${share}`
  }
  return (
    <Lines>
      {methods.map((method) => (
        <Line
          key={method.key}
          term={
            <>
              <MethodIcon method={method.key} className="size-5 shrink-0 text-muted" />
              {t(`payments.method_${method.key}`)}
            </>
          }
        >
          {costOf(method)}
        </Line>
      ))}
    </Lines>
  )
}

function Lines({ children }: { children: ReactNode }) {
  return <dl className="mt-3 divide-y divide-line border-y border-line">{children}</dl>
}

function Line({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 py-3">
      <dt className="flex min-w-0 items-center gap-3">{term}</dt>
      <dd className="shrink-0 font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
