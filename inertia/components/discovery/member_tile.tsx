import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { LikeButton } from '~/components/likes/like_button'
import { OnlineDot } from '~/components/ui/avatar'
import { personOf } from '~/components/ui/person'
import { Portrait, PortraitMark } from '~/components/ui/portrait'
import { useText } from '~/i18n/use_text'

interface Props {
  member: Data.MemberTile
  href?: string
  /** Replaces "New", such as for a new like. */
  mark?: string
  /** At the top right, such as a menu. */
  corner?: ReactNode
  eager?: boolean
}

/** A member in a list: the picture leads to the profile, the heart likes. */
export function MemberTile({ member, mark, corner, eager, ...props }: Props) {
  const { t } = useText()
  const label = mark ?? (member.isNew ? t('common.new') : undefined)
  return (
    <Portrait
      person={personOf(member)}
      picture={member.picture}
      href={props.href ?? `/members/${member.id}`}
      eager={eager}
      details={member.online ? <OnlineAt place={member.place} /> : member.place}
      mark={label && <PortraitMark>{label}</PortraitMark>}
      corner={corner}
      action={<LikeButton member={member} />}
    />
  )
}

function OnlineAt({ place }: { place: string }) {
  const { t } = useText()
  return (
    <>
      <OnlineDot className="mr-1.5 bg-online-on-picture" />
      <span className="max-lg:sr-only">{`${t('common.online')} · `}</span>
      {place}
    </>
  )
}
