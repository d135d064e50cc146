import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { useBadges } from '~/live/use_badges'

/** Shows what waits in all where the site has no page in view: see `show_count`. */
export function AppBadge() {
  const { me } = usePage().props
  const { messages, likes } = useBadges()
  const count = messages + likes
  useEffect(() => {
    if (me)
      void import('~/live/app_icon_badge').then(({ showAppIconBadge }) => showAppIconBadge(count))
  }, [me !== null, count])
  return null
}
