import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Verdict } from '~/components/swipe/deck'
import { minDragPixels, rubberBand, verdictOf } from '~/components/swipe/drag'

interface Sample {
  x: number
  at: number
}

interface Hold {
  pointerId: number
  x: number
  y: number
  /** The last two samples, from which the speed is computed. */
  samples: [Sample, Sample]
  dragging: boolean
}

const sampleMilliseconds = 40

/** Drags a card sideways, moving the element directly, as rendering would lag behind. */
export function useDrag(decide: (verdict: Verdict) => void) {
  const hold = useRef<Hold | null>(null)
  const dragged = useRef(false)

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false
      if (event.isPrimary && event.button === 0) hold.current = begin(event)
    },

    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = hold.current
      if (!held || held.pointerId !== event.pointerId) return
      if (!held.dragging && !startsDrag(held, event)) return
      dragged.current = true
      move(held, event)
    },

    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = hold.current
      hold.current = null
      if (!held?.dragging) return
      endDrag(event.currentTarget)
      const distance = event.clientX - held.x
      const verdict = verdictOf(distance, event.currentTarget.offsetWidth, speedOf(held, event))
      if (verdict) decide(verdict)
      else springBack(event.currentTarget)
    },

    onPointerCancel(event: PointerEvent<HTMLElement>) {
      hold.current = null
      endDrag(event.currentTarget)
      springBack(event.currentTarget)
    },

    /** The end of a drag must not follow the link below. */
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function begin({ pointerId, clientX: x, clientY: y, timeStamp }: PointerEvent): Hold {
  const now = { x, at: timeStamp }
  return { pointerId, x, y, samples: [now, now], dragging: false }
}

/** Whether a movement goes sideways: a vertical one scrolls the page. */
function startsDrag(held: Hold, event: PointerEvent<HTMLElement>) {
  const across = Math.abs(event.clientX - held.x)
  const along = Math.abs(event.clientY - held.y)
  if (across < minDragPixels || across < along) return false
  held.dragging = true
  event.currentTarget.setPointerCapture(event.pointerId)
  event.currentTarget.dataset.pulled = ''
  return true
}

function move(held: Hold, { clientX, currentTarget, timeStamp }: PointerEvent<HTMLElement>) {
  const [, last] = held.samples
  if (timeStamp - last.at >= sampleMilliseconds)
    held.samples = [last, { x: clientX, at: timeStamp }]
  const { offsetWidth: width, style } = currentTarget
  const distance = rubberBand(clientX - held.x, width)
  style.setProperty('--pull', `${distance}px`)
  style.setProperty('--tilt', String(distance / width))
}

/** Pixels per millisecond at release. */
function speedOf({ samples: [before] }: Hold, { clientX, timeStamp }: PointerEvent) {
  return (clientX - before.x) / Math.max(1, timeStamp - before.at)
}

function endDrag({ dataset }: HTMLElement) {
  delete dataset.pulled
}

function springBack({ style }: HTMLElement) {
  style.removeProperty('--pull')
  style.removeProperty('--tilt')
}
