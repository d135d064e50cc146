import { Check, CheckCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailedMessage, type FailedActions } from '~/components/messaging/log/failed_message'
import type { Group } from '~/components/messaging/log/group_bubbles'
import { formatTime } from '~/components/ui/format_time'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { Words } from '~/components/ui/words'
import { useText } from '~/i18n/use_text'

interface Props {
  group: Group
  next: Group | undefined
  failed: FailedActions
}

/** Under a group: its time, and for the member's own messages their delivery status. */
export function GroupStatus({ group, next, failed }: Props) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  const { mine, state, at } = group
  const time = formatTime.time(at, { locale, timeZone })
  if (!mine) {
    const sameMinute = next && formatTime.time(next.at, { locale, timeZone }) === time
    return sameMinute ? null : <StatusLine>{time}</StatusLine>
  }
  if (state === 'failed') return <FailedMessage bubble={group.bubbles[0]} actions={failed} />
  if (state === 'sending') {
    return <StatusLine icon={<Clock aria-hidden="true" />}>{t('messaging.sending')}</StatusLine>
  }
  if (state === 'held') {
    return <StatusLine icon={<Clock aria-hidden="true" />}>{t('messaging.held')}</StatusLine>
  }
  const Icon = state === 'read' ? CheckCheck : Check
  return (
    <StatusLine icon={<Icon aria-hidden="true" />}>
      {t(state === 'read' ? 'messaging.read' : 'messaging.sent', { time })}
    </StatusLine>
  )
}

function StatusLine({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <p
      className="flex items-center gap-1.5 px-1 pt-0.5 text-sm text-muted [&>svg]:size-4 [&>svg]:text-primary-strong"
      suppressHydrationWarning
    >
      {icon}
      <Words>{children}</Words>
    </p>
  )
}
