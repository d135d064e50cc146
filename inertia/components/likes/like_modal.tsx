import { MatchDialog } from '~/components/likes/match_dialog'
import { KnownLikeDialog } from '~/components/likes/known_like_dialog'
import { LockedLikeDialog } from '~/components/likes/locked_like_dialog'
import type { NewLike } from '~/components/likes/new_like'

interface Props {
  like: NewLike
  onClose: () => void
}

/** Somebody likes the member: a match, a name, or a blur for who may not know yet. */
export default function LikeModal({ like, onClose }: Props) {
  const { id, name, age, fictional, main_image: image } = like.profile
  if (id === null || name === null)
    return <LockedLikeDialog picture={image.match} onClose={onClose} />
  const member = { id, name, age, fictional, picture: image.match }
  if (like.match) return <MatchDialog member={member} onClose={onClose} />
  return <KnownLikeDialog member={member} onClose={onClose} />
}
