import { usePage } from '@inertiajs/react'
import { ActivationReminder } from '~/components/shell/activation_reminder'
import { DisabledMailAlert } from '~/components/shell/disabled_mail_alert'
import { TimeBonusBanner } from '~/components/shell/time_bonus_banner'
import { useDismissal } from '~/components/shell/use_dismissal'

/** At most one banner at a time: first what keeps the account from working, then what is nice. */
export function BannerSlot() {
  const { me, timeBonus, path } = usePage().props
  const mail = useDismissal('hide-disabled-notifications-alert')
  const bonus = useDismissal('hide-time-bonus-banner')

  if (!me) return null
  if (me.needsActivation) return <ActivationReminder />
  if (me.mailOff && !mail.dismissed) {
    return <DisabledMailAlert reason={me.mailOff} onDismiss={mail.dismiss} />
  }
  if (timeBonus?.endsAt && !bonus.dismissed && !path.startsWith('/credits')) {
    return <TimeBonusBanner {...timeBonus} endsAt={timeBonus.endsAt} onDismiss={bonus.dismiss} />
  }
  return null
}
