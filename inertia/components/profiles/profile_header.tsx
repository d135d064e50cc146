import { Heart, MapPin } from 'lucide-react'
import type { Data } from '@generated/data'
import { MemberMenu } from '~/components/profiles/member_menu'
import { OnlineDot } from '~/components/ui/avatar'
import { BackLink } from '~/components/ui/back_link'
import type { Person } from '~/components/ui/person'
import { PersonName } from '~/components/ui/person_name'
import { useText } from '~/i18n/use_text'
import type { Closeness } from '../../../core/discovery/search/closeness'

interface Props {
  member: Data.MemberProfile
  person: Person
  country: string
  /** Closeness; null for visitors and on the own profile. */
  closeness: Closeness | null
  backTo: string
  /** The viewer and the member like each other. */
  match: boolean
  /** False for visitors and on the own profile. */
  actions: boolean
}

export function ProfileHeader(props: Props) {
  const { member, person, country, closeness, backTo, match, actions } = props
  const { t } = useText()
  return (
    <header>
      <BackLink href={backTo}>{t(`profiles.back_to_${listOf(backTo)}`)}</BackLink>
      <div className="mt-2 flex items-start gap-4">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-4">
            <h1 className="min-w-0">
              <PersonName person={person} withAge className="text-2xl lg:text-3xl" />
            </h1>
            <Presence presence={member.presence} />
          </div>
          {match && (
            <p className="mt-1.5 flex items-center gap-2 font-semibold text-like">
              <Heart aria-hidden="true" className="size-4.5 shrink-0 fill-current" />
              {t('likes.match_title')}
            </p>
          )}
          <p className="mt-1.5 flex items-center gap-2 text-muted">
            <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="flex min-w-0 flex-wrap gap-x-4 overflow-x-clip">
              <span className="min-w-0">
                {t('profiles.place', { place: member.place, country })}
              </span>
              {closeness && (
                <span className="relative font-semibold text-ink before:absolute before:-left-2.5 before:font-normal before:text-muted before:content-['·']">
                  {t(`profiles.close_${closeness}`)}
                </span>
              )}
            </span>
          </p>
        </div>
        {actions && <MemberMenu memberId={member.id} person={person} />}
      </div>
    </header>
  )
}

function listOf(href: string) {
  if (href.startsWith('/likes')) return 'likes'
  return href.startsWith('/visits') ? 'visits' : 'members'
}

/** Recent activity in words; longer ago is not disclosed. */
function Presence({ presence }: Pick<Data.MemberProfile, 'presence'>) {
  const { t } = useText()
  if (presence === null || presence === 'earlier') return null
  if (presence !== 'online') {
    return <p className="text-sm text-muted">{t(`profiles.online_${presence}`)}</p>
  }
  return (
    <p className="flex items-center gap-2 text-sm font-semibold text-success">
      <OnlineDot />
      {t('profiles.online')}
    </p>
  )
}
