import { type TimeFormat, formatTime } from '~/components/ui/format_time'
import { useNow } from '~/components/ui/use_now'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

interface Props {
  /** ISO 8601, in UTC. */
  value: string
  /** `recent` is "20:44" today, "yesterday", a weekday this week, and a date before that. */
  format: TimeFormat | 'recent'
  className?: string
}

/** A moment in the time zone and language of the reader. */
export function Time({ value, format, className }: Props) {
  const { locale } = useText()
  const timeZone = useTimeZone()
  const now = useNow()
  const text =
    format === 'recent'
      ? formatTime.recent(value, { locale, timeZone, now })
      : formatTime[format](value, { locale, timeZone })
  return (
    // Server and browser may have different versions of the language data.
    <time dateTime={value} className={className} suppressHydrationWarning>
      {text}
    </time>
  )
}
