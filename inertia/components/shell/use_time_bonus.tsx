import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import { Countdown } from '~/components/ui/countdown'
import { useText } from '~/i18n/use_text'

export type OfferedBonus = NonNullable<Data.SharedProps['timeBonus']>

export interface TimeBonus extends Pick<OfferedBonus, 'percentage' | 'now'> {
  endsAt: NonNullable<OfferedBonus['endsAt']>
}

/** The welcome discount as text with its countdown; when it ends, the page is reloaded. */
export function useTimeBonus({ endsAt, now, percentage }: TimeBonus) {
  const { locale } = useText()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100)
  const time = () => (
    <Countdown
      endsAt={endsAt}
      now={now}
      onEnd={() => router.reload({ only: ['timeBonus', 'banners'] })}
    />
  )
  return { percent, time }
}
