import type { Data } from '@generated/data'
import { router, usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { stayConnected } from '~/live/connection'
import type { Polled } from '~/live/live_event'
import { keepPolling } from '~/live/poll'
import { initPushFor } from '~/live/push_subscription'
import { isSentInThisTab } from '~/live/sent_in_this_tab'
import { useLive } from '~/live/use_live'
import { useBadgeUpdates } from '~/live/use_badge_updates'

/** Keeps the member's page up to date; mounted once in every layout. */
export function LiveUpdates() {
  const { me } = usePage().props
  const { show, showSoon } = useBadgeUpdates()
  const profileId = me?.profileId ?? null
  useEffect(() => {
    stayConnected(profileId)
    keepPolling(profileId)
    void initPushFor(profileId)
  }, [profileId])
  usePageHidden(profileId !== null)

  useLive('message', ({ badges, mine, clientId }) => {
    showSoon(badges)
    if (mine && !isSentInThisTab(clientId)) reloadMember()
  })
  useLive('read', ({ badges }) => show(badges))
  useLive('conversation_removed', ({ badges }) => show(badges))
  useLive('like', ({ badges }) => show(badges))
  useLive('order', reloadMember)
  useLive('polled', ({ user }) => {
    show({ messages: user.unread, likes: user.new_likes })
    if (me && !isCurrent(me, user)) reloadMember()
  })
  return null
}

/**
 * Reloads the props that depend on balance and status. Not during a visit, which brings them along:
 * a late response for the previous page would lead back to it.
 */
function reloadMember() {
  if (isVisiting()) return
  router.reload({ only: ['me', 'timeBonus', 'offer'] })
}

type Me = NonNullable<Data.SharedProps['me']>

function isCurrent({ premium, confirmed, credits }: Me, user: Polled['user']) {
  return (
    credits === user.credits &&
    premium === Boolean(user.paid_user) &&
    confirmed === (user.status !== 'not_confirmed')
  )
}

/** Tells the server when the page is hidden; a beacon outlives the page. */
function usePageHidden(active: boolean) {
  useEffect(() => {
    if (!active) return
    document.addEventListener('visibilitychange', notifyServer)
    return () => document.removeEventListener('visibilitychange', notifyServer)
  }, [active])
}

function notifyServer() {
  if (document.visibilityState !== 'hidden') return
  navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }))
}

let currentVisit: string | null = null

router.on('start', ({ detail: { visit } }) => {
  if (!visit.async) currentVisit = visit.id
})
router.on('finish', ({ detail: { visit } }) => {
  if (visit.id === currentVisit) currentVisit = null
})

/** Whether a visit is in progress: to another page, or with a form. */
function isVisiting() {
  return currentVisit !== null
}
