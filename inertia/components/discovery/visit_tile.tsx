import type { Data } from '@generated/data'
import { X } from 'lucide-react'
import { MemberTile } from '~/components/discovery/member_tile'
import { formatTime } from '~/components/ui/format_time'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { PostButton } from '~/components/ui/post_button'
import { useNow } from '~/components/ui/use_now'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'
import type { VisitList } from '../../../core/discovery/visits/remove_visits'

/** A visit to the own profile, or to another's. */
export function VisitTile({ visit, list }: { visit: Data.Visit; list: VisitList }) {
  const { locale, t } = useText()
  const timeZone = useTimeZone()
  const now = useNow()
  const { member } = visit
  const when = formatTime.recent(visit.at, { locale, timeZone, now })
  const remove = (
    <PostButton
      preserveScroll
      action={`/visits/${list}/${member.id}/remove`}
      label={t('profiles.remove_visit', { name: nameBesideLabel(personOf(member)) })}
      variant="quiet"
      size="small"
      className="[&>button]:w-9 [&>button]:px-0"
    >
      <X aria-hidden="true" className="size-4.5" />
    </PostButton>
  )
  return <MemberTile member={member} mark={when} corner={remove} />
}
