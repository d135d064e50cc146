import type { Data } from '@generated/data'
import { DeleteAccountForm } from '~/components/accounts/delete_account_form'
import { LeavingDiscount } from '~/components/accounts/leaving_discount'
import { RefundOption } from '~/components/accounts/refund_option'
import { UnusedCredits, type Unused } from '~/components/accounts/unused_credits'
import { PageTitle } from '~/components/shell/page_title'
import { useText } from '~/i18n/use_text'
import type { DeleteReason } from '../../../core/accounts/leaving/deletion'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  reasons: DeleteReason[]
  returnDays: number
  unused: Unused
  /** Whether what was paid for them is refunded, however old they are. */
  goesBack: boolean
  /** Idempotency key of the refund. */
  requestId: string
  /** What the refund comes to, in minor units. */
  shownTotal: number
  /** A code for this member alone; null for none. */
  discount: Data.DiscountCode | null
}>

export default function DeleteAccount(props: Props) {
  const { t } = useText()
  const { reasons, returnDays, unused, goesBack, requestId, shownTotal, discount } = props
  return (
    <div className="mx-auto max-w-[36rem] px-5 py-10 lg:py-16">
      <PageTitle title={t('accounts.delete_title')} />
      <h1>{t('accounts.delete_title')}</h1>
      <p className="mt-3 text-pretty text-muted">
        {t('accounts.delete_text', { days: returnDays })}
      </p>
      <UnusedCredits unused={unused} goesBack={goesBack} />
      <DeleteAccountForm reasons={reasons}>
        <RefundOption
          worth={unused.worth}
          requestId={requestId}
          shownTotal={shownTotal}
          goesBack={goesBack}
        />
      </DeleteAccountForm>
      {discount && <LeavingDiscount {...discount} />}
    </div>
  )
}
