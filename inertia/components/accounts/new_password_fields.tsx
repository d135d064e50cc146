import { usePage } from '@inertiajs/react'
import { PasswordField } from '~/components/ui/password_field'
import { useText } from '~/i18n/use_text'

export function NewPasswordFields() {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <>
      <PasswordField
        label={t('accounts.new_password')}
        name="password"
        autoComplete="new-password"
        hint={t('accounts.password_help')}
        required
        error={errors.password}
      />
      <PasswordField
        label={t('accounts.repeat_password')}
        name="password_confirmation"
        autoComplete="new-password"
        required
        error={errors.password_confirmation}
      />
    </>
  )
}
