import { Link, usePage } from '@inertiajs/react'
import { MatchDialog } from '~/components/likes/match_dialog'
import { useLike } from '~/components/likes/use_like'
import { useSignupModal } from '~/components/accounts/signup_opener'
import { classNames } from '~/components/ui/class_names'
import { IconButton, iconButtonVariants } from '~/components/ui/icon_button'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

export interface Likeable {
  id: string
  name: string
  fictional: boolean
  picture: string | null
  liked: boolean
}

/** The heart on a tile; a visitor is asked to sign up first. */
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
        icon={<HeartIcon filled={liked} />}
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
      href={`/members/${member.id}/signup`}
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

/**
 * Fills and pops when it becomes a like. The heart of lucide (ISC licence) without its component,
 * as it stands on every tile.
 */
export function HeartIcon({ filled, large }: { filled?: boolean; large?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classNames(
        'line-icon',
        large ? 'size-8' : 'size-5',
        filled && 'animate-pop fill-current'
      )}
    >
      <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
    </svg>
  )
}
