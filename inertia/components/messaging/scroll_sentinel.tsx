import { useEffect, useRef } from 'react'

interface Props {
  /** Called each time the end of what is loaded comes near the view. */
  onSeen: () => void
}

/** An invisible line at the end of a list that loads more by scrolling. */
export function WhenSeen({ onSeen }: Props) {
  const line = useRef<HTMLDivElement>(null)
  const newest = useRef(onSeen)
  useEffect(() => {
    newest.current = onSeen
  })
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && newest.current(),
      { root: line.current?.closest('.overflow-y-auto'), rootMargin: '400px' }
    )
    if (line.current) observer.observe(line.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={line} className="h-px" />
}
