import { usePage } from '@inertiajs/react'
import { UsernameField } from '~/components/accounts/username_field'
import { PostForm } from '~/components/ui/post_form'
import { useText } from '~/i18n/use_text'

export function ResetRequestForm() {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <PostForm action="/reset-password" submit={t('accounts.reset_send')}>
      <UsernameField error={errors.email} />
    </PostForm>
  )
}
