import { usePage } from '@inertiajs/react'
import type { PublicFormProps } from '~/components/complaints/public_form_props'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

type Props = Pick<PublicFormProps, 'email' | 'typed'> & { optional?: boolean }

/** Where the answer goes: asked of visitors, said to members. */
export function ContactField({ email, typed, optional }: Props) {
  const { t } = useText()
  const { errors } = usePage().props
  if (email) {
    return (
      <p className="text-sm text-muted">
        {t('complaints.answer_to', { email })}
        {errors.email && <span className="block font-semibold text-danger">{errors.email}</span>}
      </p>
    )
  }
  return (
    <TextField
      label={t('complaints.email')}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={254}
      required={!optional}
      defaultValue={typed.email}
      hint={t('complaints.email_hint')}
      error={errors.email}
    />
  )
}
