import { useLayoutEffect, useRef, useState } from 'react'
import type { Bubble } from '~/components/messaging/log/messages'

/** This close to the end, in pixels, the newest message counts as in view. */
const nearEnd = 48

/**
 * The place in a list that hangs from its end (`flex-col-reverse`): 0 is the newest message, and
 * older ones join at the far side without a jump. What joins at the near side while the member
 * reads further up would push that away, so it is held in its place; but what the member says
 * themselves comes into view.
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
    if (joinedBelow && mine > known.mine) element.scrollTop = 0
    else if (joinedBelow && !isAtEnd(element))
      element.scrollTop -= element.scrollHeight - known.height
    before.current = { first, mine, height: element.scrollHeight }
  }, [bubbles.length, first, mine, typing])

  const onScroll = () => scroller.current && setAtEnd(isAtEnd(scroller.current))
  // Of who scrolled before script came no event tells.
  useLayoutEffect(() => {
    onScroll()
  }, [])
  const toEnd = () => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })
  return { scroller, atEnd, onScroll, toEnd }
}

function isAtEnd({ scrollTop }: HTMLElement) {
  return scrollTop > -nearEnd
}
