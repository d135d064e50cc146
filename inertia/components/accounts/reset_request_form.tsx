import { usePage } from '@inertiajs/react'
import { PostForm } from '~/components/ui/post_form'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

export function ResetRequestForm() {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <PostForm action="/reset-password" submit={t('accounts.reset_send')}>
      <TextField
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
      />
    </PostForm>
  )
}
