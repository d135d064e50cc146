import type { Verdict } from '~/components/swipe/deck'

/** Pixels before a press becomes a drag. */
export const minDragPixels = 8

/** Share of the card's width up to which it follows the finger; beyond, it resists. */
const freeShare = 0.4
/** Released beyond this share of the width, the verdict is given. */
const decidingShare = 0.3
/** A flick decides sooner: its minimum speed in pixels per millisecond, and distance. */
const flick = { speed: 0.5, pixels: 40 }

/** Offset of a card when the finger is `pulled` pixels from where it began. */
export function rubberBand(pulled: number, width: number) {
  const free = width * freeShare
  const beyond = Math.abs(pulled) - free
  if (beyond <= 0) return pulled
  return Math.sign(pulled) * (free + (beyond * free) / (beyond + free))
}

/** The verdict on release; null when the card springs back. */
export function verdictOf(pulled: number, width: number, speed: number): Verdict | null {
  const isFlick =
    Math.abs(speed) >= flick.speed &&
    Math.abs(pulled) >= flick.pixels &&
    Math.sign(speed) === Math.sign(pulled)
  if (!isFlick && Math.abs(pulled) < width * decidingShare) return null
  return pulled > 0 ? 'like' : 'pass'
}
