import { usePage } from '@inertiajs/react'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '~/components/ui/button_link'
import { PostForm } from '~/components/ui/post_form'
import { Select } from '~/components/ui/select'
import { TextArea } from '~/components/ui/text_area'
import { useText } from '~/i18n/use_text'
import type { DeleteReason } from '../../../core/accounts/leaving/deletion'

interface Props {
  reasons: DeleteReason[]
  /** Further choices of the form. */
  children?: ReactNode
}

/** Deletes the account, with the reason for leaving. */
export function DeleteAccountForm({ reasons, children }: Props) {
  const { t } = useText()
  const { errors } = usePage().props
  const [reason, setReason] = useState('')
  return (
    <PostForm
      action="/profile/delete"
      submit={t('accounts.delete_button')}
      variant="danger"
      below={
        <ButtonLink href="/profile" variant="quiet">
          {t('accounts.delete_keep')}
        </ButtonLink>
      }
    >
      <Select
        label={t('accounts.delete_reason')}
        name="reason"
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        placeholder={t('accounts.delete_choose_reason')}
        options={reasons.map((value) => ({ value, label: t(`accounts.delete_because_${value}`) }))}
        error={errors.reason && !reason ? t('accounts.delete_choose_reason') : undefined}
      />
      {reason === 'other' && (
        <TextArea
          label={t('accounts.delete_reason_text')}
          name="reason_text"
          required
          error={errors.reason_text}
        />
      )}
      <TextArea label={t('accounts.delete_remarks')} name="remarks" error={errors.remarks} />
      {children}
    </PostForm>
  )
}
