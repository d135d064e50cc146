import { usePage } from '@inertiajs/react'
import { UseAtOnce } from '~/components/credits/use_at_once'
import { PurchaseFields, type Purchase } from '~/components/payments/debit/purchase_fields'
import { ErrorSummary } from '~/components/ui/error_summary'
import { type Amount, formatMoney } from '~/components/ui/money'
import { PostForm } from '~/components/ui/post_form'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

interface Props {
  purchase: Purchase
  signing: string
  total: Amount
  /** Idempotency key of this page view: submitted twice, it is one order. */
  formId: string
}

/** The code that signs the mandate. */
export function CodeForm({ purchase, signing, total, formId }: Props) {
  const { t, locale } = useText()
  const { otp, use_at_once: useAtOnce, ...others } = usePage().props.errors
  const pay = t('debit.sign', { total: formatMoney(total, locale) })
  return (
    <PostForm action="/directdebit" submit={pay}>
      <PurchaseFields {...purchase} />
      <div className="empty:hidden">
        <ErrorSummary errors={others} />
      </div>
      <input type="hidden" name="signing" value={signing} />
      <input type="hidden" name="client_id" value={formId} />
      <input type="hidden" name="shown_total" value={total.amount} />
      <TextField
        id="otp"
        name="otp"
        label={t('debit.otp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={otp}
        size="large"
        inputClassName="tracking-[0.3em] tabular-nums"
      />
      <UseAtOnce error={useAtOnce} />
    </PostForm>
  )
}
