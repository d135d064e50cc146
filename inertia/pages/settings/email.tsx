import { usePage } from '@inertiajs/react'
import { EmailField } from '~/components/accounts/email_field'
import { PostForm } from '~/components/ui/post_form'
import { SettingsPage } from '~/components/settings/settings_page'
import { PasswordField } from '~/components/ui/password_field'
import { useText } from '~/i18n/use_text'

export default function Email() {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <SettingsPage title={t('settings.email')} intro={t('settings.email_intro')}>
      <PostForm action="/profile/email" submit={t('settings.send_link')}>
        <EmailField label={t('settings.new_email')} required error={errors.email} />
        <PasswordField
          label={t('settings.your_password')}
          name="old_password"
          autoComplete="current-password"
          required
          error={errors.old_password}
        />
      </PostForm>
    </SettingsPage>
  )
}
