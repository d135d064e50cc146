interface Reader {
  locale: string
  timeZone: string
}

const formats = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  long_date: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  short_date: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  day: { dateStyle: 'short' },
  date_time: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type TimeFormat = Exclude<keyof typeof formats, 'day'>

export const formatTime = {
  time: formatter('time'),
  date: formatter('date'),
  long_date: formatter('long_date'),
  month: formatter('month'),
  short_date: formatter('short_date'),
  weekday: formatter('weekday'),
  date_time: formatter('date_time'),
  recent,
}

/** The calendar day in a time zone, as `2026-11-21`. */
export function dayOf(value: string | number, timeZone: string) {
  return formatOf('day', { locale: 'en-CA', timeZone }).format(new Date(value))
}

/** Calendar days between two moments in a time zone. */
export function daysBetween(earlier: string | number, later: string | number, timeZone: string) {
  const from = Date.parse(dayOf(earlier, timeZone))
  const to = Date.parse(dayOf(later, timeZone))
  return (to - from) / 86_400_000
}

function formatter(name: TimeFormat) {
  return (value: string, reader: Reader) => formatOf(name, reader).format(new Date(value))
}

const made = new Map<string, Intl.DateTimeFormat>()

/** To make one takes sixty times as long as to use it, and a page of chats uses hundreds. */
function formatOf(name: keyof typeof formats, { locale, timeZone }: Reader) {
  const key = [name, locale, timeZone].join()
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(dayFirst(locale), { ...formats[name], timeZone })
  made.set(key, format)
  return format
}

/** English dates, as `dateLocale` of core/sites/locales has them in mails and on papers. */
function dayFirst(locale: string) {
  return locale === 'en' ? 'en-GB' : locale
}

function recent(value: string, reader: Reader & { now: number | null }) {
  if (reader.now === null) return formatTime.short_date(value, reader)
  const days = daysBetween(value, reader.now, reader.timeZone)
  if (days <= 0) return formatTime.time(value, reader)
  if (days === 1) return yesterday(reader.locale)
  return days < 7 ? formatTime.weekday(value, reader) : formatTime.short_date(value, reader)
}

function yesterday(locale: string) {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day')
}
