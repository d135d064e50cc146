import { usePage } from '@inertiajs/react'
import { ContactField } from '~/components/complaints/contact_field'
import { PublicFormPage } from '~/components/complaints/public_form_page'
import type { PublicFormProps } from '~/components/complaints/public_form_props'
import { OrderField } from '~/components/complaints/order_field'
import { PostForm } from '~/components/ui/post_form'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<PublicFormProps & { days: number }>

/** A withdrawal from a contract, before it is confirmed. */
export default function Withdrawal({ days, email, orders, requestId, typed }: Props) {
  const { t } = useText()
  const { errors } = usePage().props
  const hasOrders = orders.length > 0
  return (
    <PublicFormPage
      title={t('complaints.other_form_withdrawal')}
      intro={t('complaints.withdrawal_intro', { days })}
      back="/complaints"
    >
      <PostForm action="/complaints/withdrawal" submit={t('complaints.withdrawal_next')}>
        <input type="hidden" name="request_id" value={requestId} />
        <TextField
          label={t('complaints.name')}
          name="name"
          autoComplete="name"
          required
          maxLength={80}
          defaultValue={typed.name}
          error={errors.name}
        />
        <OrderField
          label={t('complaints.contract')}
          none={t('complaints.choose_order')}
          orders={orders}
          typed={typed}
        />
        <TextField
          label={t(hasOrders ? 'complaints.contract_other' : 'complaints.contract')}
          name="contract"
          required={!hasOrders}
          maxLength={500}
          defaultValue={typed.contract}
          hint={t('complaints.contract_hint')}
          error={errors.contract}
        />
        <ContactField email={email} typed={typed} />
      </PostForm>
    </PublicFormPage>
  )
}
