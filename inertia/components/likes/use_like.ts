import { useHttp } from '@inertiajs/react'
import { useState, useSyncExternalStore } from 'react'
import { givenLikes } from '~/components/likes/given_likes'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'

interface Outcome {
  liked: boolean
  match: boolean
}

/**
 * The like of a member: shown at once, taken back when the server could not do it. `match` is
 * true from a like that is mutual until it is dismissed.
 */
export function useLike(memberId: string, likedBefore: boolean) {
  const { t } = useText()
  const { post, delete: remove, processing } = useHttp<Record<string, never>, Outcome>({})
  const [match, setMatch] = useState(false)
  const liked = useSyncExternalStore(
    givenLikes.subscribe,
    () => givenLikes.get(memberId) ?? likedBefore,
    () => likedBefore
  )

  const toggle = async () => {
    if (processing) return
    givenLikes.set(memberId, !liked)
    const url = `/members/${memberId}/like`
    const outcome = await (liked ? remove(url) : post(url)).catch(() => null)
    givenLikes.set(memberId, outcome?.liked ?? liked)
    if (outcome?.match) setMatch(true)
    if (!outcome) toast.error(t('likes.failed'))
  }
  return { liked, toggle, match, dismissMatch: () => setMatch(false) }
}
