import type { ReactNode } from 'react'
import { daysBetween, formatTime } from '~/components/ui/format_time'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

interface Props {
  /** A moment of that day, ISO 8601. */
  at: string
  /** Milliseconds. */
  now: number
  children: ReactNode
}

/** The message groups of one day, under its date. */
export function DaySection({ at, now, children }: Props) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  const days = daysBetween(at, now, timeZone)
  return (
    <section>
      <h2
        className="pt-5 pb-2 text-center text-sm font-semibold tracking-normal text-muted"
        suppressHydrationWarning
      >
        {dayInWords()}
      </h2>
      <ol className="flex flex-col gap-4">{children}</ol>
    </section>
  )

  function dayInWords() {
    if (days <= 0) return t('messaging.today')
    return days === 1 ? t('messaging.yesterday') : formatTime.long_date(at, { locale, timeZone })
  }
}
