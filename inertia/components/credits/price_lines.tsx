import type { Read } from '@generated/answers'
import { useText } from '~/i18n/use_text'
import { formatPercent } from '~/components/credits/format_percent'
import { MethodIcon } from '~/components/credits/method_icon'
import { formatMoney } from '~/components/ui/money'
import type { ReactNode } from 'react'

type Prices = Read<'credits/prices', 'prices'>

type MethodPrice = Prices['methods'][number]

interface UseProps extends Pick<Prices, 'uses' | 'currency'> {
  /** The lowest and the highest price of a credit, in minor units with their fraction. */
  perCredit: Prices['perCredit']
}

/** What credits are good for, and what that is in money. */
export function UsePrices({ uses, perCredit, currency }: UseProps) {
  const { t } = useText()
  const amount = (credits: number) => t('credits.amount', { credits })
  const costOf = (credits: number) => (
    <InMoney credits={credits} perCredit={perCredit} currency={currency} />
  )
  return (
    <Lines>
      <Line term={t('credits.use_message')}>
        {amount(uses.message)}
        {costOf(uses.message)}
      </Line>
      <Line term={t('credits.use_photo')}>
        {amount(uses.photo)}
        {costOf(uses.photo)}
      </Line>
      <Line term={t('credits.use_gift')}>
        {t('credits.from_amount', { amount: amount(uses.gift) })}
        <InMoney credits={uses.gift} perCredit={perCredit} currency={currency} atLeast />
      </Line>
    </Lines>
  )
}

interface MoneyProps extends Omit<UseProps, 'uses'> {
  credits: number
  /** There are dearer ones. */
  atLeast?: boolean
}

/** Between the largest bundle and the smallest. */
function InMoney({ atLeast, credits, perCredit, currency }: MoneyProps) {
  const { t, locale } = useText()
  if (!perCredit || credits === 0) return null
  const money = (price: number) => formatMoney({ amount: credits * price, currency }, locale)
  const [from, to] = [money(perCredit.least), money(perCredit.most)]
  const range = from === to ? from : t('common.from_to', { from, to })
  return (
    <span className="block text-sm font-normal text-muted">
      {atLeast ? t('credits.from_amount', { amount: from }) : range}
    </span>
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
      <dd className="shrink-0 text-right font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
