import { useEffect } from 'react'
import { secondsLeft, type Deadline } from '~/components/ui/seconds_left'
import { useNow } from '~/components/ui/use_now'
import { useText } from '~/i18n/use_text'

interface Props extends Deadline {
  onEnd?: () => void
}

/** Counts down as hh:mm:ss; announced once a minute, in words. */
export function Countdown({ endsAt, now, onEnd }: Props) {
  const { t } = useText()
  const seconds = useNow(1) && secondsLeft({ endsAt, now })
  useEffect(() => {
    if (seconds === 0) onEnd?.()
  }, [seconds === 0])
  return (
    <span role="timer" className="font-bold tabular-nums">
      <span aria-hidden="true" className={seconds === null ? 'invisible' : undefined}>
        {clock(seconds ?? 0)}
      </span>
      <span aria-live="polite" className="sr-only">
        {seconds !== null && t('common.minutes_left', { minutes: Math.ceil(seconds / 60) })}
      </span>
    </span>
  )
}

function clock(seconds: number) {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
}
