import { Check, CheckCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailedMark, type FailedActions } from '~/components/messaging/log/failed_message'
import type { Group } from '~/components/messaging/log/group_bubbles'
import { formatTime } from '~/components/ui/format_time'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

interface Props {
  group: Group
  next: Group | undefined
  failed: FailedActions
}

/** Under a group: when it was said, and how far the own words got. */
export function GroupMark({ group, next, failed }: Props) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  const { mine, state, at } = group
  const time = formatTime.time(at, { locale, timeZone })
  if (!mine) {
    const sameMinute = next && formatTime.time(next.at, { locale, timeZone }) === time
    return sameMinute ? null : <Mark>{time}</Mark>
  }
  if (state === 'failed') return <FailedMark bubble={group.bubbles[0]} actions={failed} />
  if (state === 'sending') return <Mark>{t('messaging.sending')}</Mark>
  if (state === 'held')
    return <Mark icon={<Clock aria-hidden="true" />}>{t('messaging.held')}</Mark>
  const Icon = state === 'read' ? CheckCheck : Check
  return (
    <Mark icon={<Icon aria-hidden="true" />}>
      {t(state === 'read' ? 'messaging.read' : 'messaging.sent', { time })}
    </Mark>
  )
}

function Mark({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <p
      className="flex items-center gap-1.5 px-1 pt-0.5 text-sm text-muted [&>svg]:size-4 [&>svg]:text-primary-strong"
      suppressHydrationWarning
    >
      {icon}
      {children}
    </p>
  )
}
