import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { ActivationReminder } from '~/components/shell/activation_reminder'
import { DisabledMailAlert } from '~/components/shell/disabled_mail_alert'
import { dismiss } from '~/components/shell/dismiss'
import { EnrichAlert } from '~/components/shell/enrich_alert'
import { PushAlert } from '~/components/shell/push_alert'
import { TimeBonusBanner } from '~/components/shell/time_bonus_banner'
import { sectionsOf } from '~/i18n/dictionary'

/** The one banner that the server chose for this member, until it is closed. */
export function BannerSlot() {
  const { component, props } = usePage()
  const { banner, me, timeBonus, path } = props
  const [closed, setClosed] = useState<typeof banner>(null)
  const close = (flag: Parameters<typeof dismiss>[0]) => {
    dismiss(flag)
    setClosed(banner)
  }

  if (banner === 'activation') return <ActivationReminder />
  if (banner === closed) return null
  if (banner === 'mail_off' && me?.mailOff) {
    return (
      <DisabledMailAlert
        reason={me.mailOff}
        onDismiss={() => close('hide-disabled-notifications-alert')}
      />
    )
  }
  if (banner === 'enrich') {
    // Not on the page where photos are added.
    return path.startsWith('/profile') ? null : (
      <EnrichAlert onDismiss={() => close('hide-enrich-alert')} />
    )
  }
  if (banner === 'push') {
    // Not beside the switch itself, nor where the texts of the members area are not loaded.
    const isShown = path !== '/notifications' && sectionsOf(component).includes('members')
    return isShown ? (
      <PushAlert
        onDismiss={() => close('hide-push-notification-alert')}
        onDone={() => setClosed(banner)}
      />
    ) : null
  }
  if (banner !== 'time_bonus' || !timeBonus?.endsAt || path.startsWith('/credits')) return null
  return (
    <TimeBonusBanner
      {...timeBonus}
      endsAt={timeBonus.endsAt}
      onDismiss={() => close('hide-time-bonus-banner')}
    />
  )
}
