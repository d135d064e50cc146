import type { Data } from '@generated/data'
import { MemberTile } from '~/components/discovery/member_tile'
import { LockedTile } from '~/components/likes/like_tile'
import { formatTime } from '~/components/ui/format_time'
import { useNow } from '~/components/ui/use_now'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

/** A visit to the own profile; veiled for members who may not know by whom. */
export function VisitTile({ visit }: { visit: Data.Visit }) {
  const { locale } = useText()
  const timeZone = useTimeZone()
  const now = useNow()
  const when = formatTime.recent(visit.at, { locale, timeZone, now })
  if (!visit.member) return <LockedTile veil={visit.veil} mark={when} />
  return <MemberTile member={visit.member} mark={when} />
}
