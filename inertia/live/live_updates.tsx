import type { Data } from '@generated/data'
import { router, usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { isVisiting } from '~/live/current_visit'
import type { Polled } from '~/live/live_event'
import { isSentInThisTab } from '~/live/sent_in_this_tab'
import { useLive } from '~/live/use_live'
import { useBadgeUpdates } from '~/live/use_badge_updates'
import { loadChunk } from '~/reload_guard'

/** Keeps the member's page up to date; mounted once in every layout. */
export function LiveUpdates() {
  const { me } = usePage().props
  const { show, showSoon } = useBadgeUpdates()
  const profileId = me?.profileId ?? null
  useEffect(() => {
    void follow(profileId)
  }, [profileId])

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

let isFollowing = false

/** The code is loaded for members only; a visitor may have been one until a moment ago. */
async function follow(profileId: string | null) {
  if (profileId === null && !isFollowing) return
  isFollowing = true
  const live = await loadChunk(() => import('~/live/follow_member'), { reloads: false })
  live?.followMember(profileId)
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
