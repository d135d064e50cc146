import type { ReactNode } from 'react'
import { formatPercent } from '~/components/credits/format_percent'
import type { Choices } from '~/components/credits/price_list'
import { methodInSentence } from '~/components/payments/method_name'
import { classNames } from '~/components/ui/class_names'
import { Money } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

/** The discount code of the welcome bonus. */
const timeBonusCode = 'TIMEBONUS25'

interface Props {
  basket: Choices
  currency: string
}

/** The total: bundle − bonus + costs. */
export function OrderLines({ basket, currency }: Props) {
  const { t, locale } = useText()
  const { bundle, method, quote } = basket
  const { discount } = quote
  const percent = discount && formatPercent(discount.percentage, locale)
  const words = { percent: percent ?? '', code: discount?.code ?? '' }
  const discountTerm =
    discount?.code === timeBonusCode
      ? t('credits.bonus_line', words)
      : t('credits.code_line', words)
  const money = (amount: number) => <Money value={{ amount, currency }} />
  const name = t(methodInSentence(method.key))
  return (
    <section className="px-1 lg:px-0">
      <h2>{t('credits.your_order')}</h2>
      <dl className="mt-[15px]">
        <Line term={t('credits.amount', { credits: bundle.credits })}>{money(bundle.amount)}</Line>
        {discount && quote.discountAmount > 0 && (
          <Line className="mt-2.5 font-semibold text-success" term={discountTerm}>
            −{money(quote.discountAmount)}
          </Line>
        )}
        <Line term={t('credits.costs_line', { method: name })}>{money(quote.costsAmount)}</Line>
        <Line
          className="mt-[15px] border-t border-line pt-4.5 text-xl leading-[1.18] font-bold"
          term={t('credits.total')}
        >
          {money(quote.totalAmount)}
        </Line>
      </dl>
    </section>
  )
}

function Line(props: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('flex justify-between gap-4', props.className ?? 'mt-2.5')}>
      <dt>{props.term}</dt>
      <dd className="whitespace-nowrap">{props.children}</dd>
    </div>
  )
}
