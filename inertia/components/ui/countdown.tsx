import { useEffect } from 'react'
import { useNow } from '~/components/ui/use_now'
import { useText } from '~/i18n/use_text'

interface Props {
  /** ISO 8601. */
  endsAt: string
  onEnd?: () => void
}

/** Counts down as hh:mm:ss; announced once a minute, in words. */
export function Countdown({ endsAt, onEnd }: Props) {
  const { t } = useText()
  const now = useNow(1)
  const seconds = now === null ? null : Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1000))
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
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
