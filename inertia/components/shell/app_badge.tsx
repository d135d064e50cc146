import { useEffect } from 'react'
import { useBadges } from '~/live/use_badges'

/** Puts the same sum on the icon of the installed app, where the device has such a thing. */
export function AppBadge() {
  const { messages, likes } = useBadges()
  useEffect(() => {
    if ('setAppBadge' in navigator) navigator.setAppBadge(messages + likes).catch(() => {})
  }, [messages, likes])
  return null
}
