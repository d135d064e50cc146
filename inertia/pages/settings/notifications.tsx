import { MailAgain } from '~/components/settings/mail_again'
import { NotificationSwitches, type Switch } from '~/components/settings/notification_switches'
import { PostForm } from '~/components/ui/post_form'
import { SettingsPage } from '~/components/settings/settings_page'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function Notifications({ switches }: InertiaProps<{ switches: Switch[] }>) {
  const { t } = useText()
  return (
    <SettingsPage title={t('settings.notifications')} intro={t('settings.notifications_intro')}>
      <MailAgain />
      <PostForm action="/notifications" submit={t('settings.save_notifications')}>
        <NotificationSwitches switches={switches} />
      </PostForm>
    </SettingsPage>
  )
}
