import type { Data } from '@generated/data'
import { Link, usePage } from '@inertiajs/react'
import { Heart } from 'lucide-react'
import { MatchDialog } from '~/components/likes/match_dialog'
import { useLike } from '~/components/likes/use_like'
import { useSignupModal } from '~/components/accounts/signup_opener'
import { classNames } from '~/components/ui/class_names'
import { IconButton, iconButtonVariants } from '~/components/ui/icon_button'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

export type Likeable = Pick<Data.MemberTile, 'id' | 'name' | 'fictional' | 'picture' | 'liked'>

/** The heart on a tile; visitors are led to the sign-up. */
export function LikeButton({ member }: { member: Likeable }) {
  const { me } = usePage().props
  return me ? <MembersHeart member={member} /> : <VisitorsHeart member={member} />
}

function MembersHeart({ member }: { member: Likeable }) {
  const { t } = useText()
  const { liked, toggle, match, dismissMatch } = useLike(member.id, member.liked)
  const name = nameBesideLabel(personOf(member))
  return (
    <>
      <IconButton
        variant={liked ? 'liked' : 'like'}
        label={t(liked ? 'likes.unlike_name' : 'likes.like_name', { name })}
        icon={<Heart aria-hidden="true" className={heartClasses(liked)} />}
        onClick={toggle}
      />
      {match && <MatchDialog member={member} onClose={dismissMatch} />}
    </>
  )
}

function VisitorsHeart({ member }: { member: Likeable }) {
  const { t } = useText()
  const openSignup = useSignupModal()
  const label = t('likes.sign_up_to_like', { name: nameBesideLabel(personOf(member)) })
  return (
    <Link
      href={`/members/${member.id}/signup?for=like`}
      onClick={openSignup}
      title={label}
      aria-label={label}
      className={classNames(
        'inline-grid size-11 place-items-center rounded-full',
        iconButtonVariants.like
      )}
    >
      <HeartIcon />
    </Link>
  )
}

/** Animates when it becomes a like. */
export function HeartIcon({ filled, large }: { filled?: boolean; large?: boolean }) {
  return <Heart aria-hidden="true" className={heartClasses(filled, large)} />
}

function heartClasses(filled?: boolean, large?: boolean) {
  return classNames(large ? 'size-8' : 'size-5', filled && 'animate-pop fill-current')
}
