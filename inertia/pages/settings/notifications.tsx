import { EnableMail } from '~/components/settings/enable_mail'
import { type MailWish, MailWishes } from '~/components/settings/mail_wishes'
import { NotificationSwitches, type Switch } from '~/components/settings/notification_switches'
import { PushDevice } from '~/components/settings/push_device'
import { type Quiet, QuietHours } from '~/components/settings/quiet_hours'
import { PostForm } from '~/components/ui/post_form'
import { SettingsPage } from '~/components/settings/settings_page'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  switches: Switch[]
  mailWish: MailWish
  quiet: Quiet
  pushPublicKey: string | null
}>

export default function Notifications({ switches, mailWish, quiet, pushPublicKey }: Props) {
  const { t } = useText()
  return (
    <SettingsPage title={t('settings.notifications')} intro={t('settings.notifications_intro')}>
      <EnableMail />
      <PushDevice publicKey={pushPublicKey} />
      <PostForm action="/notifications" submit={t('settings.save_notifications')}>
        <NotificationSwitches switches={switches} />
        <MailWishes wish={mailWish} />
        <QuietHours quiet={quiet} />
      </PostForm>
    </SettingsPage>
  )
}
