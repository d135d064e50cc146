import type { Read } from '@generated/answers'
import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { IbanField } from '~/components/payments/debit/iban_field'
import { PurchaseFields, type Purchase } from '~/components/payments/debit/purchase_fields'
import { ErrorSummary } from '~/components/ui/error_summary'
import { PostForm } from '~/components/ui/post_form'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

/** Details of the last debit; the account number is masked. */
export type KnownDebtor = NonNullable<Read<'payments/debit_details', 'lastDebtor'>>

interface Props {
  purchase: Purchase
  known: KnownDebtor | null
}

/** Account, address and phone of the debtor. */
export function DebtorForm({ purchase, known }: Props) {
  const { t } = useText()
  const { errors } = usePage().props
  const account = known?.account
  return (
    <PostForm action="/directdebit/signings" submit={t('debit.send_code')}>
      <PurchaseFields {...purchase} />
      <div className="empty:hidden">
        <ErrorSummary errors={errors} />
      </div>
      <Part title={t('debit.your_account')}>
        <TextField
          {...named('account_holder', errors)}
          label={t('debit.account_holder')}
          autoComplete="name"
          defaultValue={known?.accountHolder}
        />
        <IbanField
          label={t('debit.iban')}
          hint={account && t('debit.iban_stored', { account })}
          required={!account}
          error={errors.iban}
        />
      </Part>
      <Part title={t('debit.your_address')}>
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
          <TextField
            {...named('street', errors)}
            label={t('debit.street')}
            autoComplete="address-line1"
            defaultValue={known?.street}
          />
          <TextField
            {...named('house_number', errors)}
            label={t('debit.house_number')}
            defaultValue={known?.houseNumber}
          />
        </div>
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3">
          <TextField
            {...named('zip', errors)}
            label={t('debit.zip')}
            autoComplete="postal-code"
            defaultValue={known?.zip}
          />
          <TextField
            {...named('city', errors)}
            label={t('debit.city')}
            autoComplete="address-level2"
            defaultValue={known?.city}
          />
        </div>
      </Part>
      <Part title={t('debit.your_phone')}>
        <TextField
          {...named('phone', errors)}
          type="tel"
          label={t('debit.phone')}
          hint={t('debit.phone_hint')}
          autoComplete="tel"
          defaultValue={known?.phone}
        />
      </Part>
    </PostForm>
  )
}

function named(name: string, errors: Record<string, string | undefined>) {
  return { id: name, name, required: true, error: errors[name] }
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-bold">{title}</legend>
      <div className="flex flex-col gap-4">{children}</div>
    </fieldset>
  )
}
