import type { DateTime } from 'luxon'
import { ok, refuse } from '#core/result'

/** Whole hours of the member's own day, 0–23, from the one up to the other; equal: never quiet. */
export type QuietHours = Readonly<{ fromHour: number; untilHour: number }>

/** Of a member who has said nothing: the night is quiet (docs/decisions/0028). */
export const defaultQuietHours: QuietHours = { fromHour: 23, untilHour: 8 }

/** None at all: what is stored of a member who switched them off. */
const neverQuiet: QuietHours = { fromHour: 0, untilHour: 0 }

/** Says whether there is an hour that is quiet. */
export function hasQuietHours({ fromHour, untilHour }: QuietHours) {
  return fromHour !== untilHour
}

/**
 * Reads the hours a member chose, or that they want none. Refuses 'quiet_hours_empty' for hours
 * that end where they begin.
 */
export function parseQuietHours(chosen: QuietHours | null) {
  if (!chosen) return ok(neverQuiet)
  return hasQuietHours(chosen) ? ok(chosen) : refuse('quiet_hours_empty')
}

/** When the quiet hours end that `now` lies in, by the clock of `zone`; null outside of them. */
export function quietUntil({ fromHour, untilHour }: QuietHours, now: DateTime, zone: string) {
  const local = now.setZone(zone)
  if (!isWithin({ fromHour, untilHour }, local.hour)) return null
  const end = local.set({ hour: untilHour }).startOf('hour')
  return (
    end > local ? end : local.plus({ days: 1 }).set({ hour: untilHour }).startOf('hour')
  ).toUTC()
}

function isWithin({ fromHour, untilHour }: QuietHours, hour: number) {
  if (fromHour <= untilHour) return hour >= fromHour && hour < untilHour
  return hour >= fromHour || hour < untilHour
}
