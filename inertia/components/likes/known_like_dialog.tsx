import { DialogActions } from '~/components/likes/dialog_actions'
import { HeartIcon, type Likeable } from '~/components/likes/like_button'
import { LikePicture } from '~/components/likes/like_picture'
import { MatchDialog } from '~/components/likes/match_dialog'
import type { NewLike } from '~/components/likes/new_like'
import { useLike } from '~/components/likes/use_like'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { Dialog } from '~/components/ui/dialog'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { PersonName } from '~/components/ui/person_name'
import { useText } from '~/i18n/use_text'

interface Props {
  member: Omit<Likeable, 'liked'> & Pick<NewLike['profile'], 'age'>
  onClose: () => void
}

/** A new like; liking back makes it a match. */
export function KnownLikeDialog({ member, onClose }: Props) {
  const { t, rich } = useText()
  const { liked, toggle, match } = useLike(member.id, false)
  const person = personOf(member)
  if (match) return <MatchDialog member={member} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('likes.new_like_title')}>
      <LikePicture picture={member.picture} />
      <p className="mt-4 text-center text-base text-ink **:justify-center">
        {rich('likes.new_like_from', {
          name: <PersonName key="name" inSentence person={person} withAge />,
        })}
      </p>
      <DialogActions onClose={onClose}>
        <Button
          variant="secondary"
          wide
          aria-pressed={liked}
          icon={<HeartIcon filled={liked} />}
          onClick={toggle}
        >
          {t('likes.like_back')}
        </Button>
        <ButtonLink variant="quiet" wide href={`/likes/m/${member.id}`} onClick={onClose}>
          {t('likes.see_profile', { name: nameBesideLabel(person) })}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}
