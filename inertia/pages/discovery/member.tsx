import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { usePage } from '@inertiajs/react'
import { ActionBar } from '~/components/profiles/action_bar'
import { Facts } from '~/components/profiles/facts'
import { Gallery } from '~/components/profiles/gallery'
import { Interests, type InterestShown } from '~/components/profiles/interests'
import { OwnProfileNote } from '~/components/profiles/own_profile_note'
import { ProfileHeader } from '~/components/profiles/profile_header'
import { PageTitle } from '~/components/shell/page_title'
import { nameAndAgeBesideLabel, personOf } from '~/components/ui/person'
import type { InertiaProps } from '~/types'
import type { Closeness } from '../../../core/discovery/search/closeness'

type Props = InertiaProps<
  Read<'likes/open_likes', 'openLikes'> & {
    member: Data.MemberProfile
    interests: InterestShown[]
    country: Read<'places/country_choices', 'countryName'>
    closeness: Closeness | null
    mine: boolean
    backTo: string
  }
>

export default function Member({ member, interests, mine, liked, ...header }: Props) {
  const { me } = usePage().props
  const person = personOf(member)
  const picture = member.pictures[0]?.thumb ?? null
  return (
    <div className="flex min-h-[calc(100dvh-3.5rem)] flex-col justify-between">
      <PageTitle title={nameAndAgeBesideLabel(person)} />
      <div className="mx-auto grid w-full max-w-[76rem] grid-cols-[minmax(0,1fr)] gap-x-14 pb-12 lg:grid-cols-[minmax(0,568fr)_minmax(0,528fr)] lg:px-8 lg:pt-7">
        <Gallery
          key={member.id}
          person={person}
          mine={mine}
          pictures={member.pictures}
          memberId={member.id}
          reportable={me !== null && !mine}
        />
        <div className="px-4 pt-4 lg:p-0">
          <ProfileHeader
            member={member}
            person={person}
            {...header}
            actions={me !== null && !mine}
          />
          {mine && <OwnProfileNote />}
          {member.about && (
            <p dir="auto" className="mt-6 max-w-[34em] text-lg whitespace-pre-line">
              {member.about}
            </p>
          )}
          <Facts member={member} />
          <Interests interests={interests} />
        </div>
      </div>
      {!mine && (
        <ActionBar
          member={member}
          person={person}
          picture={picture}
          liked={liked}
          key={member.id}
        />
      )}
    </div>
  )
}
