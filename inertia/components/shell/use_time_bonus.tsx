import { router } from '@inertiajs/react'
import { Countdown } from '~/components/ui/countdown'
import { useText } from '~/i18n/use_text'

export interface TimeBonus {
  /** ISO 8601. */
  endsAt: string
  percentage: number
}

/** The welcome discount as text with its countdown; when it ends, the page is reloaded. */
export function useTimeBonus({ endsAt, percentage }: TimeBonus) {
  const { locale } = useText()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100)
  const time = () => (
    <Countdown endsAt={endsAt} onEnd={() => router.reload({ only: ['timeBonus', 'banner'] })} />
  )
  return { percent, time }
}
