import { DialogActions } from '~/components/likes/dialog_actions'
import { MatchDialog } from '~/components/likes/match_dialog'
import { KnownLikeDialog } from '~/components/likes/known_like_dialog'
import type { NewLike } from '~/components/likes/new_like'
import { LikePicture } from '~/components/likes/like_picture'
import { ButtonLink } from '~/components/ui/button_link'
import { Dialog } from '~/components/ui/dialog'
import { useText } from '~/i18n/use_text'

interface Props {
  like: NewLike
  onClose: () => void
}

/** A new like: a match, who it is from, or a veil for members who may not know yet. */
export default function LikeModal({ like, onClose }: Props) {
  const { id, name, age, fictional, main_image: image } = like.profile
  if (id === null || name === null) {
    return <LockedLikeDialog picture={image.match} onClose={onClose} />
  }
  const member = { id, name, age, fictional, picture: image.match }
  if (like.match) return <MatchDialog member={member} onClose={onClose} />
  return <KnownLikeDialog member={member} onClose={onClose} />
}

interface LockedLikeProps {
  picture: string | null
  onClose: () => void
}

/** A free member sees as little of the like as on the likes page. */
function LockedLikeDialog({ picture, onClose }: LockedLikeProps) {
  const { t } = useText()
  return (
    <Dialog open onClose={onClose} title={t('likes.new_like_title')}>
      <LikePicture picture={picture} locked />
      <p className="mt-4 text-center text-pretty">{t('likes.locked_help')}</p>
      <DialogActions onClose={onClose}>
        <ButtonLink wide href="/likes/received" onClick={onClose}>
          {t('likes.see_likes')}
        </ButtonLink>
        <ButtonLink variant="quiet" wide href="/credits" onClick={onClose}>
          {t('common.see_bundles')}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}
