import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { MessageCircle } from 'lucide-react'
import { MemberTile } from '~/components/discovery/member_tile'
import { classNames } from '~/components/ui/class_names'
import { iconButtonVariants } from '~/components/ui/icon_button'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

/** A matching member, with buttons to like and to chat. */
export function FinderTile({ member, eager }: { member: Data.MemberTile; eager?: boolean }) {
  const { t } = useText()
  const label = t('profiles.chat_with', { name: nameBesideLabel(personOf(member)) })
  return (
    <div className="relative">
      <MemberTile member={member} eager={eager} />
      <Link
        href={`/members/${member.id}/chat`}
        aria-label={label}
        title={label}
        className={classNames(
          'absolute right-2 bottom-15 grid size-11 place-items-center rounded-full transition',
          'sm:right-2.5 sm:bottom-[62px]',
          iconButtonVariants.onPicture
        )}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
      </Link>
    </div>
  )
}
