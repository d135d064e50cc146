import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { ActivationReminder } from '~/components/shell/activation_reminder'
import { dismiss } from '~/components/shell/dismiss'
import { TimeBonusBanner } from '~/components/shell/time_bonus_banner'

/** The one banner that the server chose for this member, until it is closed. */
export function BannerSlot() {
  const { banner, timeBonus, path } = usePage().props
  const [closed, setClosed] = useState(false)
  const close = () => {
    dismiss('hide-time-bonus-banner')
    setClosed(true)
  }

  if (banner === 'activation') return <ActivationReminder />
  if (banner !== 'time_bonus' || closed || path.startsWith('/credits')) return null
  if (!timeBonus?.endsAt) return null
  return <TimeBonusBanner {...timeBonus} endsAt={timeBonus.endsAt} onDismiss={close} />
}
