import { useEffect, useRef } from 'react'

interface Props {
  /** Called each time the sentinel comes within 400 px of the view. */
  onReach: () => void
}

/** Invisible end of an infinitely scrolling list. */
export function ScrollSentinel({ onReach }: Props) {
  const sentinel = useRef<HTMLDivElement>(null)
  const latest = useRef(onReach)
  useEffect(() => {
    latest.current = onReach
  })
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { root: sentinel.current?.closest('.overflow-y-auto'), rootMargin: '400px' }
    )
    if (sentinel.current) observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={sentinel} className="h-px" />
}
