import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import { Countdown } from '~/components/ui/countdown'
import { useText } from '~/i18n/use_text'

export type OfferedBonus = NonNullable<Data.SharedProps['timeBonus']>

export interface TimeBonus extends Pick<OfferedBonus, 'percentage'> {
  endsAt: NonNullable<OfferedBonus['endsAt']>
}

/** The welcome discount as text with its countdown; when it ends, the page is reloaded. */
export function useTimeBonus({ endsAt, percentage }: TimeBonus) {
  const { locale } = useText()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100)
  const time = () => (
    <Countdown endsAt={endsAt} onEnd={() => router.reload({ only: ['timeBonus', 'banners'] })} />
  )
  return { percent, time }
}
