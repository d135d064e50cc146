import type { ReactNode } from 'react'
import { DebtorForm, type KnownDebtor } from '~/components/payments/debit/debtor_form'
import type { Purchase } from '~/components/payments/debit/purchase_fields'
import { type EarlierOrder, RepeatedOrder } from '~/components/payments/repeated_order'
import { PageTitle } from '~/components/shell/page_title'
import { formatMoney } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'
import CheckoutLayout from '~/layouts/checkout'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  Purchase & {
    credits: number
    /** Cents. */
    total: number
    known: KnownDebtor | null
    /** The order that this one repeats. */
    repeated: EarlierOrder | null
  }
>

export default function DirectDebit({ known, repeated, ...purchase }: Props) {
  const { bundle, discount, credits, total } = purchase
  const { t, locale } = useText()
  const price = formatMoney({ amount: total, currency: 'EUR' }, locale)
  return (
    <div className="mx-auto w-full max-w-[34rem] px-4 py-8 lg:py-12">
      <PageTitle title={t('debit.title')} />
      <h1>{t('debit.title')}</h1>
      <p className="mt-3 text-pretty text-muted">{t('debit.intro', { total: price, credits })}</p>
      {repeated && (
        <div className="mt-4">
          <RepeatedOrder order={repeated} />
        </div>
      )}
      <DebtorForm purchase={{ bundle, discount }} known={known} />
    </div>
  )
}

DirectDebit.layout = (page: ReactNode) => (
  <CheckoutLayout title="debit.title">{page}</CheckoutLayout>
)
