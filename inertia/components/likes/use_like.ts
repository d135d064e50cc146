import type { Answers } from '@generated/answers'
import { useRef, useState, useSyncExternalStore } from 'react'
import { givenLikes } from '~/components/likes/given_likes'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'
import { callServer } from '~/live/call_server'

/**
 * Optimistic like of a member, rolled back on failure. `match` is true from a mutual like until it is
 * dismissed.
 */
export function useLike(memberId: string, likedBefore: boolean) {
  const { t } = useText()
  const busy = useRef(false)
  const [match, setMatch] = useState(false)
  const liked = useSyncExternalStore(
    givenLikes.subscribe,
    () => givenLikes.get(memberId) ?? likedBefore,
    () => likedBefore
  )

  const toggle = async () => {
    if (busy.current) return
    busy.current = true
    givenLikes.set(memberId, !liked)
    const outcome = await sendLike(liked ? 'DELETE' : 'POST', memberId)
    busy.current = false
    givenLikes.set(memberId, outcome?.liked ?? liked)
    if (outcome?.match) setMatch(true)
    if (outcome?.liked === undefined) toast.error(outcome?.message ?? t('likes.failed'))
  }
  return { liked, toggle, match, dismissMatch: () => setMatch(false) }
}

/** How it is now, or why it was refused. */
type Outcome = Partial<Answers['members.like.store'] & { message: string }>

/** A plain call, as a list has a heart on every tile, and Inertia's form hook is heavier. */
async function sendLike(method: 'POST' | 'DELETE', memberId: string) {
  const answer = await callServer<'members.like.store'>(method, `/members/${memberId}/like`)
  return answer && (answer.json() as Promise<Outcome>)
}
