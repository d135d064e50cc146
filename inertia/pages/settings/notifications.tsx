import { EnableMail } from '~/components/settings/enable_mail'
import { NotificationSwitches, type Switch } from '~/components/settings/notification_switches'
import { PushDevice } from '~/components/settings/push_device'
import { type Quiet, QuietHours } from '~/components/settings/quiet_hours'
import { PostForm } from '~/components/ui/post_form'
import { SettingsPage } from '~/components/settings/settings_page'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ switches: Switch[]; quiet: Quiet; pushPublicKey: string | null }>

export default function Notifications({ switches, quiet, pushPublicKey }: Props) {
  const { t } = useText()
  return (
    <SettingsPage title={t('settings.notifications')} intro={t('settings.notifications_intro')}>
      <EnableMail />
      <PushDevice publicKey={pushPublicKey} />
      <PostForm action="/notifications" submit={t('settings.save_notifications')}>
        <NotificationSwitches switches={switches} />
        <QuietHours quiet={quiet} />
      </PostForm>
    </SettingsPage>
  )
}
