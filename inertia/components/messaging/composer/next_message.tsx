import type { Offer } from '~/components/messaging/types'
import { useText } from '~/i18n/use_text'

/** What the next message costs, and what there is to pay it from: always in view. */
export function NextMessage({ offer }: { offer: Offer }) {
  const { rich } = useText()
  const { cost, credits, freeMessagesLeft: left, freeMessages: max } = offer
  const bold = (words: React.ReactNode) => <b className="font-bold text-ink">{words}</b>
  if (left > 0) return rich('messaging.next_free', { left, max, b: bold })
  if (cost === 0) return rich('messaging.next_no_cost', { b: bold })
  return rich('messaging.next_costs', { cost, credits, b: bold, n: bold })
}
