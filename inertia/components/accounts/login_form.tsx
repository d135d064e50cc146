import { usePage } from '@inertiajs/react'
import { CircleAlert } from 'lucide-react'
import { UsernameField } from '~/components/accounts/username_field'
import { PostForm } from '~/components/ui/post_form'
import { PasswordField } from '~/components/ui/password_field'
import { useText } from '~/i18n/use_text'

export function LoginForm() {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <PostForm action="/login" submit={t('accounts.log_in')}>
      <Refusal text={errors.login} />
      <UsernameField error={errors.email} />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
    </PostForm>
  )
}

/** At neither field, so as not to disclose which of the two was wrong. */
function Refusal({ text }: { text?: string }) {
  if (!text) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-card p-4 font-semibold text-danger inset-ring-2 inset-ring-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  )
}
