import type { DateTime } from 'luxon'
import { ok, refuse } from '#core/result'

/** Whole hours of the member's own day, 0–23, from the one up to the other; equal: never quiet. */
export type QuietHours = Readonly<{ fromHour: number; untilHour: number }>

/** The default: the night (decision 0028). */
export const defaultQuietHours: QuietHours = { fromHour: 23, untilHour: 8 }

/** What is stored for a member who has switched them off. */
const neverQuiet: QuietHours = { fromHour: 0, untilHour: 0 }

/** Whether there are any quiet hours. */
export function hasQuietHours({ fromHour, untilHour }: QuietHours) {
  return fromHour !== untilHour
}

/**
 * Parses chosen quiet hours; null: none. Refuses 'quiet_hours_empty' for hours that end when they
 * begin.
 */
export function parseQuietHours(chosen: QuietHours | null) {
  if (!chosen) return ok(neverQuiet)
  return hasQuietHours(chosen) ? ok(chosen) : refuse('quiet_hours_empty')
}

/** When the present quiet hours end, by the clock of `zone`; null outside of them. */
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
