import type { Data } from '@generated/data'
import { usePage } from '@inertiajs/react'
import { Gift, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { HeartIcon, type Likeable } from '~/components/likes/like_button'
import { MatchDialog } from '~/components/likes/match_dialog'
import { GiftAction, giftLook } from '~/components/profiles/gift_action'
import { useLike } from '~/components/likes/use_like'
import { useSignupModal } from '~/components/accounts/signup_opener'
import { Avatar } from '~/components/ui/avatar'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { NameAndAge } from '~/components/ui/name_and_age'
import { nameBesideLabel, type Person } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

interface Props {
  member: Pick<Data.MemberProfile, 'id' | 'name' | 'place' | 'fictional'>
  person: Person
  picture: string | null
  liked: boolean
}

/** Like, chat and gift, fixed at the bottom of the window. */
export function ActionBar({ member, person, picture, liked }: Props) {
  const { t } = useText()
  const { me } = usePage().props
  const openSignup = useSignupModal()
  const signup = `/members/${member.id}/signup`
  const chatWith = t('profiles.chat_with', { name: nameBesideLabel(person) })
  return (
    <div className="sticky bottom-(--bottom-bar) z-20 border-t border-line bg-surface">
      <div className="mx-auto flex min-h-[76px] max-w-[76rem] items-center justify-end gap-[12px] px-4 py-3 lg:px-8">
        <div className="mr-auto hidden min-w-0 items-center gap-3 lg:flex">
          <Avatar picture={picture} size="medium" />
          <div className="min-w-0 leading-snug">
            <p className="font-bold">
              <NameAndAge person={person} />
            </p>
            <p className="truncate text-sm text-muted">{member.place}</p>
          </div>
        </div>
        {me ? (
          <>
            <GiftAction memberId={member.id} name={nameBesideLabel(person)} />
            <LikeAction member={{ ...member, picture, liked }} />
          </>
        ) : (
          <>
            <VisitorsAction
              href={`${signup}?for=gift`}
              icon={<Gift aria-hidden="true" className="size-5" />}
              className={giftLook}
            >
              {t('profiles.send_gift')}
            </VisitorsAction>
            <VisitorsAction
              href={`${signup}?for=like`}
              icon={<HeartIcon />}
              className={`text-like ${lookOfLike}`}
            >
              {t('profiles.like')}
            </VisitorsAction>
          </>
        )}
        <ButtonLink
          href={me ? `/members/${member.id}/chat` : `${signup}?for=chat`}
          onClick={me ? undefined : openSignup}
          className="grow max-lg:px-4 lg:grow-0"
          icon={<MessageCircle aria-hidden="true" className="size-5" />}
          aria-label={chatWith}
        >
          <span className="lg:hidden">{t('profiles.chat')}</span>
          <span className="max-lg:hidden">{chatWith}</span>
        </ButtonLink>
      </div>
    </div>
  )
}

function LikeAction({ member }: { member: Likeable }) {
  const { t } = useText()
  const { liked, toggle, match, dismissMatch } = useLike(member.id, member.liked)
  const label = t(liked ? 'profiles.liked' : 'profiles.like')
  return (
    <>
      <Button
        variant={liked ? 'secondary' : 'quiet'}
        aria-pressed={liked}
        onClick={toggle}
        icon={<HeartIcon filled={liked} />}
        className={liked ? lookOfLike : `text-like ${lookOfLike}`}
      >
        <span className="max-lg:sr-only">{label}</span>
      </Button>
      {match && <MatchDialog member={member} onClose={dismissMatch} />}
    </>
  )
}

interface VisitorsActionProps {
  href: string
  icon: ReactNode
  className: string
  children: string
}

/** What a visitor may do once they have signed up. */
function VisitorsAction({ href, icon, className, children }: VisitorsActionProps) {
  const openSignup = useSignupModal()
  return (
    <ButtonLink variant="quiet" href={href} onClick={openSignup} icon={icon} className={className}>
      <span className="max-lg:sr-only">{children}</span>
    </ButtonLink>
  )
}

/** On phones only the heart has room. */
const lookOfLike = 'max-lg:size-[48px] max-lg:min-h-0 max-lg:shrink-0 max-lg:px-0'
