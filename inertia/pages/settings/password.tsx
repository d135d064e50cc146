import { usePage } from '@inertiajs/react'
import { NewPasswordFields } from '~/components/accounts/new_password_fields'
import { PostForm } from '~/components/ui/post_form'
import { SettingsPage } from '~/components/settings/settings_page'
import { PasswordField } from '~/components/ui/password_field'
import { useText } from '~/i18n/use_text'

export default function Password() {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <SettingsPage title={t('settings.password')} intro={t('settings.password_intro')}>
      <PostForm action="/profile/password" submit={t('settings.change_password')}>
        <PasswordField
          label={t('settings.old_password')}
          name="old_password"
          autoComplete="current-password"
          required
          error={errors.old_password}
        />
        <NewPasswordFields />
      </PostForm>
    </SettingsPage>
  )
}
