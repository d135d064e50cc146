import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports, type Uses } from '#core/ports'
import { orphanedBefore } from '#core/profiles/photos/orphaned_files'
import { orphansAmong } from '#queries/profiles/orphans'

/** Removes orphaned picture files, as the command `photos:sweep` does. */
@inject()
export default class SweepPicturesJob extends Job {
  static options = { name: 'sweep_pictures' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await sweepPictures(this.ports)
  }
}

/**
 * Removes the files of pictures without a row, which an interrupted upload leaves behind, those that a killed
 * process left half written, and those of variants that are not made any more, of which it tells the progress.
 * Returns how many pictures. No other database may share the storage.
 */
export async function sweepPictures(
  { clock, photos }: Uses<'clock' | 'photos'>,
  tell: (done: number, all: number) => void = () => {}
) {
  const before = orphanedBefore(clock.now())
  await photos.removeRetired(tell)
  let swept = await photos.removeUnfinished(before)
  for await (const keys of photos.keysBefore(before)) {
    for (const storageKey of await orphansAmong(keys)) {
      await photos.remove(storageKey)
      swept += 1
    }
  }
  return swept
}
