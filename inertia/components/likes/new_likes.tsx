import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { matchOf, type NewLike } from '~/components/likes/new_like'
import { useLikeParameter } from '~/components/likes/use_like_parameter'
import { lazyPart } from '~/components/ui/lazy_part'
import { toast } from '~/components/ui/toast'
import { documentLocale } from '~/i18n/document_locale'
import { loadTexts } from '~/i18n/load'
import { useText } from '~/i18n/use_text'
import { likeText } from '~/live/like_text'
import type { EventOf } from '~/live/live_event'
import { useLive } from '~/live/use_live'

/** With its texts, as the current page may have loaded only those of visitors. */
const LikeModal = lazyPart(async () => {
  const texts = loadTexts('likes/index', documentLocale())
  const modal = await import('~/components/likes/like_modal')
  await texts
  return modal
})

/** No modal while the member writes or pays. */
const undisturbed = /^(messaging|credits|payments|accounts|moderation)\//

/** Announces new likes on any page: a match in a modal, other likes in a toast that leads to who it is. */
export function NewLikes() {
  const text = useText()
  const { component, props } = usePage()
  const [like, setLike] = useState<NewLike | null>(null)
  useLikeParameter(setLike)
  const announce = async (event: EventOf<'like'>) => {
    await loadTexts('likes/index', documentLocale())
    const { liker } = event
    const href = liker ? `/members/${liker.id}` : '/likes/received'
    const label = text.t(liker ? 'messaging.see_profile' : 'likes.see_likes')
    const action = { label, onClick: () => router.visit(href) }
    void toast.message(likeText(text, event, props.site.fictional), { action })
  }
  useLive('like', (event) => {
    const match = undisturbed.test(component) || isDialogOpen() ? null : matchOf(event)
    if (match) setLike(match)
    else void announce(event)
  })
  if (!like) return null
  return <LikeModal key={like.profile.id} like={like} onClose={() => setLike(null)} />
}

/** Another dialog is open. */
function isDialogOpen() {
  return document.querySelector('dialog[open]') !== null
}
