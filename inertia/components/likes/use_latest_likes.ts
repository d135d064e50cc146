import type { Data } from '@generated/data'
import { usePage } from '@inertiajs/react'
import { useRef } from 'react'
import { reloadLikes } from '~/components/likes/reload_likes'
import { useLive } from '~/live/use_live'

interface Lists {
  likes: Data.Like[]
  latest?: Data.Like[]
}

/**
 * The likes of the page's props, preceded by those received since: the list grows at its top, and keeps
 * its order and marks; unlocked likes are updated.
 */
export function useLatestLikes({ likes, latest }: Lists) {
  useLive('like', reloadLikes)
  useLive('connected', ({ again }) => again && reloadLikes())
  const polled = useRef(usePage().props.badges.likes)
  useLive('polled', ({ user }) => {
    if (user.new_likes !== polled.current) reloadLikes()
    polled.current = user.new_likes
  })

  const known = new Set(likes.map(({ key }) => key))
  const since = latest?.filter(({ key }) => !known.has(key)) ?? []
  const now = new Map(latest?.map((like) => [like.key, like]))
  return [...since, ...likes.map((like) => ({ ...like, ...now.get(like.key), isNew: like.isNew }))]
}
