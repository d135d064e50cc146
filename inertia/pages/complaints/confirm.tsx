import { usePage } from '@inertiajs/react'
import { PublicFormPage } from '~/components/complaints/public_form_page'
import { PostForm } from '~/components/ui/post_form'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ email: string; requestId: string; statement: string }>

/** The statement that somebody withdraws from a contract, to be confirmed. */
export default function Confirm({ email, requestId, statement }: Props) {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <PublicFormPage
      title={t('complaints.confirm_title')}
      intro={t('complaints.confirm_intro', { email })}
      back="/complaints/withdrawal"
    >
      <blockquote className="mt-6 rounded-card bg-tint px-5 py-4 break-words">
        {statement}
      </blockquote>
      {errors.email && (
        <p role="alert" className="mt-4 font-semibold text-danger">
          {errors.email}
        </p>
      )}
      <PostForm action="/complaints/withdrawal/confirm" submit={t('complaints.confirm_send')}>
        <input type="hidden" name="request_id" value={requestId} />
      </PostForm>
    </PublicFormPage>
  )
}
