import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import type { Unused } from '~/components/accounts/unused_credits'
import { RefundableBalance } from '~/components/payments/refundable_balance'
import { Statement } from '~/components/payments/statement'
import { TransactionTabs } from '~/components/payments/transaction_tabs'
import { PageTitle } from '~/components/shell/page_title'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  lines: Data.StatementLine[]
  next: Read<'credits/statement_of', 'statementOf'>['next']
  unused: Unused
}>

export default function Transactions({ lines, next, unused }: Props) {
  const { t } = useText()
  return (
    <div className="mx-auto max-w-[48rem] px-4 py-9 lg:px-8">
      <PageTitle title={t('payments.transactions_title')} />
      <h1>{t('payments.transactions_title')}</h1>
      <RefundableBalance unused={unused} />
      <TransactionTabs current="/transactions" />
      <Statement lines={lines} next={next} />
    </div>
  )
}
