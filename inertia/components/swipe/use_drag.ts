import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Verdict } from '~/components/swipe/deck'
import { minDragPixels, rubberBand, verdictOf } from '~/components/swipe/drag'

interface Moment {
  x: number
  at: number
}

interface Hold {
  pointerId: number
  x: number
  y: number
  /** The last two samples, from which the speed is computed. */
  lately: [Moment, Moment]
  pulling: boolean
}

const momentMilliseconds = 40

/** Drags a card sideways, moving the element directly, as rendering would lag behind. */
export function useDrag(decide: (verdict: Verdict) => void) {
  const hold = useRef<Hold | null>(null)
  const pulled = useRef(false)

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      pulled.current = false
      if (event.isPrimary && event.button === 0) hold.current = begin(event)
    },

    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = hold.current
      if (!held || held.pointerId !== event.pointerId) return
      if (!held.pulling && !startsDrag(held, event)) return
      pulled.current = true
      move(held, event)
    },

    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = hold.current
      hold.current = null
      if (!held?.pulling) return
      letGo(event.currentTarget)
      const distance = event.clientX - held.x
      const verdict = verdictOf(distance, event.currentTarget.offsetWidth, speedOf(held, event))
      if (verdict) decide(verdict)
      else springBack(event.currentTarget)
    },

    onPointerCancel(event: PointerEvent<HTMLElement>) {
      hold.current = null
      letGo(event.currentTarget)
      springBack(event.currentTarget)
    },

    /** The end of a drag must not follow the link below. */
    onClickCapture(event: MouseEvent) {
      if (!pulled.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function begin({ pointerId, clientX: x, clientY: y, timeStamp }: PointerEvent): Hold {
  const now = { x, at: timeStamp }
  return { pointerId, x, y, lately: [now, now], pulling: false }
}

/** Only sideways: vertical movement scrolls the page. */
function startsDrag(held: Hold, event: PointerEvent<HTMLElement>) {
  const [across, along] = [event.clientX - held.x, event.clientY - held.y].map(Math.abs)
  if (across! < minDragPixels || across! < along!) return false
  held.pulling = true
  event.currentTarget.setPointerCapture(event.pointerId)
  event.currentTarget.dataset.pulled = ''
  return true
}

function move(held: Hold, { clientX, currentTarget, timeStamp }: PointerEvent<HTMLElement>) {
  const [, last] = held.lately
  if (timeStamp - last.at >= momentMilliseconds) held.lately = [last, { x: clientX, at: timeStamp }]
  const { offsetWidth: width, style } = currentTarget
  const distance = rubberBand(clientX - held.x, width)
  style.setProperty('--pull', `${distance}px`)
  style.setProperty('--tilt', String(distance / width))
}

/** Pixels per millisecond at release. */
function speedOf({ lately: [before] }: Hold, { clientX, timeStamp }: PointerEvent) {
  return (clientX - before.x) / Math.max(1, timeStamp - before.at)
}

function letGo({ dataset }: HTMLElement) {
  delete dataset.pulled
}

function springBack({ style }: HTMLElement) {
  style.removeProperty('--pull')
  style.removeProperty('--tilt')
}
