import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { ActivationReminder } from '~/components/shell/activation_reminder'
import { DisabledMailAlert } from '~/components/shell/disabled_mail_alert'
import { dismiss, type Flag } from '~/plain/dismiss'
import { EnrichAlert } from '~/components/shell/enrich_alert'
import { LinkBanner } from '~/components/shell/link_banner'
import { PushAlert } from '~/components/shell/push_alert'
import { TimeBonusBanner } from '~/components/shell/time_bonus_banner'
import { sectionsOf } from '~/i18n/dictionary'
import { useText } from '~/i18n/use_text'

/** The banners that the server chose for this member, until each is closed. */
export function BannerSlot() {
  const { t } = useText()
  const { component, props } = usePage()
  const { banners, linkBanners, me, timeBonus } = props
  const [closed, setClosed] = useState<typeof banners>([])
  const close = (banner: (typeof banners)[number]) => setClosed([...closed, banner])

  const lineOf = (banner: (typeof banners)[number]) => {
    const onDismiss = (flag: Flag) => () => {
      dismiss(flag)
      close(banner)
    }
    switch (banner) {
      case 'claim':
      case 'consents':
      case 'terms': {
        const words = linkBanners[banner]
        return (
          words && (
            <LinkBanner
              key={banner}
              {...words}
              onDismiss={
                banner === 'consents' ? () => close(banner) : onDismiss(`hide-${banner}-alert`)
              }
            />
          )
        )
      }
      case 'activation':
        return (
          me?.mailedTo && (
            <ActivationReminder
              key={banner}
              mailedTo={me.mailedTo}
              onDismiss={onDismiss('hide-activation-reminder')}
            />
          )
        )
      case 'mail_off':
        return (
          me?.mailOff && (
            <DisabledMailAlert
              key={banner}
              reason={me.mailOff}
              onDismiss={onDismiss('hide-disabled-notifications-alert')}
            />
          )
        )
      case 'time_bonus':
        return (
          timeBonus?.endsAt && (
            <TimeBonusBanner
              key={banner}
              {...timeBonus}
              endsAt={timeBonus.endsAt}
              onDismiss={onDismiss('hide-time-bonus-banner')}
            />
          )
        )
      case 'enrich':
        return <EnrichAlert key={banner} onDismiss={onDismiss('hide-enrich-alert')} />
      case 'push':
        // Not where the texts of the members area are not loaded.
        return (
          sectionsOf(component).includes('members') && (
            <PushAlert
              key={banner}
              onDismiss={onDismiss('hide-push-notification-alert')}
              onDone={() => close(banner)}
            />
          )
        )
    }
  }

  const lines = banners.filter((banner) => !closed.includes(banner)).map(lineOf)
  if (!lines.some(Boolean)) return null
  return (
    <aside aria-label={t('common.notice')} className="divide-y divide-line bg-tint text-sm">
      {lines}
    </aside>
  )
}
