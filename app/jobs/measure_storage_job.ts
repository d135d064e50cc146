import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Job } from '@adonisjs/queue'
import { Ports, type Uses } from '#core/ports'
import { countOf } from '#queries/read'

/** Looks by night how much room pictures take; scheduled. */
@inject()
export default class MeasureStorageJob extends Job<Record<string, never>> {
  // The next day's run is the retry.
  static options = { name: 'measure_storage', maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await measureStorage(this.ports)
  }
}

/** Goes through all files, and stores how many there are, their bytes, and the number of photos. */
export async function measureStorage({ clock, photos }: Uses<'clock' | 'photos'>) {
  const { bytes, files } = await photos.measure()
  const measured = { photos: await countOf(db.from('photos')), files, bytes }
  await db
    .table('storage_measurements')
    .insert({ measured_at: clock.now().toMillis(), ...measured })
}
