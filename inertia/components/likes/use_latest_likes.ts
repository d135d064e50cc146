import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import type { LikeType } from '~/components/likes/like_types'
import { useLive } from '~/live/use_live'

interface Lists {
  likes: Data.Like[]
  latest?: Data.Like[]
}

/**
 * The likes of the page's props, preceded by those received since: the list grows at its top. Likes
 * received meanwhile stay marked as new after further reloads; unlocked ones are updated.
 */
export function useLatestLikes(type: LikeType, { likes, latest }: Lists) {
  useLive('like', reloadLikes)
  useLive('connected', ({ again }) => again && reloadLikes())
  useLive('polled', ({ user }) => user.new_likes > 0 && reloadLikes())

  const known = new Set(likes.map(({ key }) => key))
  const since = latest?.filter(({ key }) => !known.has(key)) ?? []
  const now = new Map(latest?.map((like) => [like.key, like]))
  return [
    ...since.map((like) => ({ ...like, isNew: type === 'received' })),
    ...likes.map((like) => ({ ...like, ...now.get(like.key), isNew: like.isNew })),
  ]
}

function reloadLikes() {
  router.reload({ only: ['latest', 'counts', 'locked', 'badges'] })
}
