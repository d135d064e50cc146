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
 * its order and marks.
 */
export function useLatestLikes({ likes, latest }: Lists) {
  useLive('like', reloadLikes)
  useLive('connected', ({ again }) => again && reloadLikes())
  const polled = useRef<{ new: number; all: number | null }>({
    new: usePage().props.badges.likes,
    all: null,
  })
  useLive('polled', ({ user, likedBy }) => {
    const before = polled.current
    const now = { new: user.new_likes, all: likedBy ?? before.all }
    polled.current = now
    const isOther = before.all !== null && before.all !== now.all
    if (isOther || before.new !== now.new) reloadLikes()
  })

  const known = new Set(likes.map(({ member }) => member.id))
  const since = latest?.filter(({ member }) => !known.has(member.id)) ?? []
  const now = new Map(latest?.map((like) => [like.member.id, like]))
  return [
    ...since,
    ...likes.map((like) => ({ ...like, ...now.get(like.member.id), isNew: like.isNew })),
  ]
}
