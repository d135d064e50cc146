import type { Uses } from '#core/ports'
import { orphansAmong } from '#queries/profiles/orphans'

/** Long enough for any upload to get its row. */
const hoursToWait = 24

/**
 * Removes the files that no photo has: of an upload that broke off, or whose owner was erased while
 * it came. Answers of how many pictures. The storage must be this database's alone.
 */
export async function sweepPictures({ clock, photos }: Uses<'clock' | 'photos'>) {
  let swept = 0
  for await (const keys of photos.keysBefore(clock.now().minus({ hours: hoursToWait }))) {
    for (const storageKey of await orphansAmong(keys)) {
      await photos.remove(storageKey)
      swept += 1
    }
  }
  return swept
}
