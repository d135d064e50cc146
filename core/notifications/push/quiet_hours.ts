import type { DateTime } from 'luxon'

/** Whole hours of the member's own day, 0–23, from the one up to the other; equal: never quiet. */
export type QuietHours = Readonly<{ fromHour: number; untilHour: number }>

/** Of a member who has said nothing: the night is quiet (docs/decisions/0028). */
export const usualQuietHours: QuietHours = { fromHour: 23, untilHour: 8 }

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
