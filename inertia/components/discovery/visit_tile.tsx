import type { Data } from '@generated/data'
import { MemberTile } from '~/components/discovery/member_tile'
import { formatTime } from '~/components/ui/format_time'
import { useNow } from '~/components/ui/use_now'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

/** A visit to the own profile. */
export function VisitTile({ visit }: { visit: Data.Visit }) {
  const { locale } = useText()
  const timeZone = useTimeZone()
  const now = useNow()
  const when = formatTime.recent(visit.at, { locale, timeZone, now })
  return <MemberTile member={visit.member} mark={when} />
}
