import type { ReactNode } from 'react'
import { DiscountField, DiscountForm } from '~/components/credits/discount_field'
import { OrderLines } from '~/components/credits/order_lines'
import { type Choices, countingCode, type EnteredCode } from '~/components/credits/price_list'
import { DebtorForm, type KnownDebtor } from '~/components/payments/debit/debtor_form'
import { PausedDebit } from '~/components/payments/debit/paused_debit'
import { type EarlierOrder, RepeatedOrder } from '~/components/payments/repeated_order'
import { PageTitle } from '~/components/shell/page_title'
import type { Spending } from '~/components/spending/month_total'
import { SpendingNote } from '~/components/spending/spending_note'
import { ButtonLink } from '~/components/ui/button_link'
import { formatMoney } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'
import CheckoutLayout from '~/layouts/checkout'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  basket: Choices
  code: EnteredCode
  spending: Spending
  known: KnownDebtor | null
  /** The order that this one repeats. */
  repeated: EarlierOrder | null
}>

export default function DirectDebit({ basket, code, spending, known, repeated }: Props) {
  const { t, locale } = useText()
  const { bundle, quote } = basket
  const total = formatMoney({ amount: quote.totalAmount, currency: 'EUR' }, locale)
  const purchase = { bundle: bundle.id, code: countingCode(code, quote) }
  const page = { path: '/directdebit', query: { bundle: bundle.id } }
  if (quote.refusal === 'purchases_paused' && spending.pausedUntil) {
    return (
      <div className="mx-auto max-w-[40rem] px-4 py-12 lg:py-16">
        <PageTitle title={t('debit.title')} />
        <PausedDebit until={spending.pausedUntil} />
      </div>
    )
  }
  return (
    <div className="mx-auto w-full max-w-[34rem] px-4 py-8 lg:py-12">
      <PageTitle title={t('debit.title')} />
      <h1>{t('debit.title')}</h1>
      {!quote.refusal && (
        <p className="mt-3 text-pretty text-muted">
          {t('debit.intro', { total, credits: bundle.credits })}
        </p>
      )}
      {repeated && (
        <div className="mt-4">
          <RepeatedOrder order={repeated} />
        </div>
      )}
      <div className="-mx-1 mt-8 lg:mx-0">
        <DiscountField code={code} quote={quote} page={page} />
        <OrderLines basket={basket} currency="EUR" />
        <SpendingNote spending={spending} refusal={quote.refusal} />
      </div>
      <DiscountForm page={page} />
      {!quote.refusal && (
        <div className="mt-8 border-t border-line pt-2">
          <DebtorForm purchase={purchase} known={known} />
        </div>
      )}
      {quote.refusal && (
        <p className="mt-8">
          <ButtonLink href={`/credits/${bundle.id}`} size="large" wide>
            {t('debit.other_bundle')}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

DirectDebit.layout = (page: ReactNode) => (
  <CheckoutLayout title="debit.title" up={{ href: '/credits', label: 'common.credits' }}>
    {page}
  </CheckoutLayout>
)
