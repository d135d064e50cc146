import { useRef, useState } from 'react'

/** State of a carousel: the current slide, and how to show another. */
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
