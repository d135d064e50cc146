import { useLayoutEffect, useRef, useState } from 'react'
import type { Bubble } from '~/components/messaging/log/messages'

/** Pixels from the end within which the newest message counts as in view. */
const nearEnd = 48

/**
 * Scroll position of a list laid out from its end (`flex-col-reverse`): 0 is the newest message, so
 * older ones can be added at the top without a jump. A message added at the end while the member
 * reads further up is compensated for; the member's own message, and any message for a member who is
 * near the end, scrolls into view instead.
 */
export function useScroll(bubbles: readonly Bubble[], typing: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  const before = useRef({ first: '', mine: 0, height: 0 })
  const [atEnd, setAtEnd] = useState(true)
  const first = bubbles[0]?.key ?? ''
  const mine = bubbles.filter((bubble) => bubble.mine).length

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const known = before.current
    const joinedBelow = known.first === first
    const follows = mine > known.mine || isAtEnd(element)
    if (joinedBelow && follows) element.scrollTop = 0
    else if (joinedBelow) element.scrollTop -= element.scrollHeight - known.height
    before.current = { first, mine, height: element.scrollHeight }
  }, [bubbles.length, first, mine, typing])

  const onScroll = () => scroller.current && setAtEnd(isAtEnd(scroller.current))
  // Scrolling before hydration caused no event.
  useLayoutEffect(() => {
    onScroll()
  }, [])
  const scrollToEnd = () => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })
  return { scroller, atEnd, onScroll, scrollToEnd }
}

function isAtEnd({ scrollTop }: HTMLElement) {
  return scrollTop > -nearEnd
}
