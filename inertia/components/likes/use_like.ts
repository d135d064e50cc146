import { useHttp } from '@inertiajs/react'
import { useEffect, useState } from 'react'
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
  const [liked, setLiked] = useState(likedBefore)
  const [match, setMatch] = useState(false)
  useEffect(() => setLiked(likedBefore), [likedBefore])

  const toggle = async () => {
    if (processing) return
    setLiked(!liked)
    const url = `/members/${memberId}/like`
    const outcome = await (liked ? remove(url) : post(url)).catch(() => null)
    setLiked(outcome?.liked ?? liked)
    if (outcome?.match) setMatch(true)
    if (!outcome) toast.error(t('likes.failed'))
  }
  return { liked, toggle, match, dismissMatch: () => setMatch(false) }
}
