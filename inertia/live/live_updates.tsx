import { router, usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { stayConnected } from '~/live/connection'
import type { Polled } from '~/live/live_event'
import { keepPolling } from '~/live/poll'
import { keepPushFor } from '~/live/push_subscription'
import { isSentHere } from '~/live/sent_in_this_tab'
import { useLive } from '~/live/use_live'
import { usePageHidden } from '~/live/use_page_hidden'
import { useShownBadges } from '~/live/use_badge_updates'
import { isVisiting } from '~/live/visit'

/** Keeps the page a member looks at up to date; stands once in every layout. */
export function LiveUpdates() {
  const { me } = usePage().props
  const { show, showSoon } = useShownBadges()
  const profileId = me?.profileId ?? null
  useEffect(() => {
    stayConnected(profileId)
    keepPolling(profileId)
    void keepPushFor(profileId)
  }, [profileId])
  usePageHidden(profileId !== null)

  useLive('message', ({ badges, mine, clientId }) => {
    showSoon(badges)
    if (mine && !isSentHere(clientId)) reloadMember()
  })
  useLive('read', ({ badges }) => show(badges))
  useLive('chat_removed', ({ badges }) => show(badges))
  useLive('like', ({ badges }) => show(badges))
  useLive('order', reloadMember)
  useLive('polled', ({ user }) => {
    show({ messages: user.unread, likes: user.new_likes })
    if (me && !agrees(me, user)) reloadMember()
  })
  return null
}

/**
 * Asks the server anew for what the balance and the status change on a page. A visit that is under
 * way brings it along; an answer for the page before, coming after, would lead back to that.
 */
function reloadMember() {
  if (isVisiting()) return
  router.reload({ only: ['me', 'timeBonus', 'offer'] })
}

type Me = Readonly<{ premium: boolean; confirmed: boolean; credits: number }>

function agrees({ premium, confirmed, credits }: Me, user: Polled['user']) {
  return (
    credits === user.credits &&
    premium === Boolean(user.paid_user) &&
    confirmed === (user.status !== 'not_confirmed')
  )
}
