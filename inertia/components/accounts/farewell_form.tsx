import { router, usePage } from '@inertiajs/react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { Select } from '~/components/ui/select'
import { TextArea } from '~/components/ui/text_area'
import { useText } from '~/i18n/use_text'
import type { DeleteReason } from '../../../core/accounts/deletion'

/** Why somebody leaves; it takes one form and no more (section 2, Settings). */
export function FarewellForm({ reasons }: { reasons: DeleteReason[] }) {
  const { t } = useText()
  const { csrfToken, errors } = usePage().props
  const [reason, setReason] = useState('')
  const [posting, setPosting] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    router.post('/profile/delete', Object.fromEntries(new FormData(event.currentTarget)), {
      onStart: () => setPosting(true),
      onFinish: () => setPosting(false),
    })
  }
  return (
    <form
      action="/profile/delete"
      method="post"
      onSubmit={submit}
      className="mt-8 flex flex-col gap-5"
    >
      <input type="hidden" name="_csrf" value={csrfToken} />
      <Select
        label={t('accounts.delete_reason')}
        name="reason"
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        placeholder={t('accounts.delete_choose_reason')}
        options={reasons.map((value) => ({ value, label: t(`accounts.delete_because_${value}`) }))}
        error={errors.reason}
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" loading={posting}>
          {t('accounts.delete_button')}
        </Button>
        <ButtonLink href="/profile" variant="quiet">
          {t('accounts.delete_keep')}
        </ButtonLink>
      </div>
    </form>
  )
}
