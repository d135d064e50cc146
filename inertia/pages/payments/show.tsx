import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { Link } from '@inertiajs/react'
import type { RetryOptions } from '../../../core/payments/orders/retry_options'
import { useEffect } from 'react'
import type { ClaimDetails } from '~/components/payments/claimed'
import { OrderOutcome } from '~/components/payments/order_outcome'
import { AccountToProve } from '~/components/payments/account_to_prove'
import { OrderFacts } from '~/components/payments/order_facts'
import type { OrderRefund } from '~/components/payments/order_refunds'
import type { OrderPaper } from '~/components/payments/papers'
import type { TransferDetails } from '~/components/payments/transfer'
import { PageTitle } from '~/components/shell/page_title'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  order: Data.Order
  refunds: OrderRefund[]
  papers: OrderPaper[]
  /** The member sees the completed order for the first time. */
  justCompleted: boolean
  conversation: Read<'payments/last_conversation', 'lastConversation'>
  photo: Read<'payments/wanted_photo', 'wantedPhoto'> | null
  retry: RetryOptions
  transfer: TransferDetails | null
  claim: ClaimDetails | null
  account: Read<'payments/account_to_prove', 'accountToProve'>
  moneyBack: Read<'payments/money_back', 'moneyBack'>
}>

export default function Transaction(props: Props) {
  const { order, refunds, papers, justCompleted, account, ...outcome } = props
  const { t } = useText()
  useEffect(() => {
    if (justCompleted) toast.success(t('payments.completed_toast'))
  }, [justCompleted])
  return (
    <div className="mx-auto max-w-[40rem] px-4 py-12 lg:py-16">
      <PageTitle title={t('payments.order_of', { credits: order.credits })} />
      <OrderOutcome order={order} refunds={refunds} {...outcome} />
      {account && <AccountToProve account={account} />}
      <OrderFacts order={order} refunds={refunds} papers={papers} />
      <p className="mt-6 text-center">
        <Link
          href="/transactions/orders"
          className="inline-flex min-h-11 items-center font-semibold text-primary-strong hover:underline"
        >
          {t('payments.all_orders')}
        </Link>
      </p>
    </div>
  )
}
