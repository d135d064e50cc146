import type { DateTime } from 'luxon'

/** Hours after which a picture without a row is an orphan: any upload has its row by then. */
const uploadHours = 24

/** The instant before which files that belong to no photo may be removed. */
export function orphanedBefore(now: DateTime) {
  return now.minus({ hours: uploadHours })
}
