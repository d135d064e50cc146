import { daysBetween, formatTime } from '~/components/ui/format_time'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

/** The day above its messages; `now` in milliseconds. */
export function DayBreak({ at, now }: { at: string; now: number }) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  const days = daysBetween(at, now, timeZone)
  return (
    <h2
      className="pt-5 pb-2 text-center text-sm font-semibold tracking-normal text-muted"
      suppressHydrationWarning
    >
      {days <= 0 && t('messaging.today')}
      {days === 1 && t('messaging.yesterday')}
      {days > 1 && formatTime.long_date(at, { locale, timeZone })}
    </h2>
  )
}
