import { useRef, useState } from 'react'

/** A strip of slides as wide as itself: which one is in view, and how to show another. */
export function useSlides() {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  const onScroll = () => {
    const element = strip.current
    if (element) setCurrent(Math.round(Math.abs(element.scrollLeft) / element.clientWidth))
  }
  const show = (index: number) => {
    const element = strip.current
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' })
  }
  return { strip, current, onScroll, show }
}
