import type { Verdict } from '~/components/swipe/deck'

/** Pixels before a press becomes a pull: a finger is never quite still. */
export const leastPull = 8

/** Up to this share of the card's width it follows the finger; beyond, it resists like rubber. */
const freeShare = 0.4
/** Let go beyond this share of the width, it is decided. */
const decidingShare = 0.3
/** A flick decides sooner: pixels a millisecond, and the pixels it takes at least. */
const flick = { speed: 0.5, pixels: 40 }

/** How far a card lies from its place, when the finger is `pulled` pixels from where it began. */
export function rubberBand(pulled: number, width: number) {
  const free = width * freeShare
  const beyond = Math.abs(pulled) - free
  if (beyond <= 0) return pulled
  return Math.sign(pulled) * (free + (beyond * free) / (beyond + free))
}

/** What letting go decides; null lets the card spring back. */
export function verdictOf(pulled: number, width: number, speed: number): Verdict | null {
  const isFlick =
    Math.abs(speed) >= flick.speed &&
    Math.abs(pulled) >= flick.pixels &&
    Math.sign(speed) === Math.sign(pulled)
  if (!isFlick && Math.abs(pulled) < width * decidingShare) return null
  return pulled > 0 ? 'like' : 'pass'
}
