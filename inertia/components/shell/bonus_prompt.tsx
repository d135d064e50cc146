import { useEffect, useState } from 'react'
import { BonusModal } from '~/components/shell/bonus_modal'
import { secondsLeft } from '~/components/ui/seconds_left'
import { dismiss, isDismissed } from '~/plain/dismiss'
import { isBusy } from '~/components/shell/is_busy'
import type { OfferedBonus, TimeBonus } from '~/components/shell/use_time_bonus'

interface Props extends TimeBonus {
  /** Seconds in the members area after which it opens; null when it must not. */
  asksAfter: OfferedBonus['asksAfter']
}

const flag = 'hide-time-bonus-modal'
const retryMilliseconds = 5000

/** When the countdown began; outside the component, as changing the layout unmounts it. */
let entered: { endsAt: string; at: number } | null = null

/** Opens the bonus modal after its delay, once the member is not busy. */
export default function BonusPrompt({ endsAt, now, percentage, asksAfter }: Props) {
  const [open, setOpen] = useState(false)
  // The countdown of the modal, which comes later, counts from here.
  useEffect(() => void secondsLeft({ endsAt, now }), [now])
  useEffect(() => {
    setOpen(false)
    if (asksAfter === null) {
      entered = null
      return
    }
    if (entered?.endsAt !== endsAt) entered = { endsAt, at: Date.now() }
    let timer = setTimeout(openUnlessBusy, entered.at + asksAfter * 1000 - Date.now())
    function openUnlessBusy() {
      if (isDismissed(flag)) return
      if (isBusy()) timer = setTimeout(openUnlessBusy, retryMilliseconds)
      else setOpen(true)
    }
    return () => clearTimeout(timer)
  }, [asksAfter, endsAt])

  if (!open) return null
  const close = () => {
    dismiss(flag)
    setOpen(false)
  }
  return <BonusModal endsAt={endsAt} now={now} percentage={percentage} onClose={close} />
}
