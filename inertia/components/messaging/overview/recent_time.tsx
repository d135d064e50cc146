import { formatTime } from '~/components/ui/format_time'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

interface Props {
  /** ISO 8601, in UTC. */
  value: string
  /** Milliseconds, from `useClock`: the first render needs it too. */
  now: number
  className?: string
}

/** "20:44" today, "yesterday", a weekday this week, and a date before that. */
export function RecentTime({ value, now, className }: Props) {
  const { locale } = useText()
  const timeZone = useTimeZone()
  return (
    // Two versions of the language data may differ in a space; the words are the same.
    <time dateTime={value} className={className} suppressHydrationWarning>
      {formatTime.recent(value, { locale, timeZone, now })}
    </time>
  )
}
