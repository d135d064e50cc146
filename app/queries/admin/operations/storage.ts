import { statfs } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { mainDisk, oldDisk, picturesFolder, storeAddress } from '#config/drive'
import { read } from '#queries/read'

/** Milliseconds for the free space of a folder: one on another machine may never answer. */
const timeout = 1000

type Measurement = Readonly<{ measuredAt: number; photos: number; files: number; bytes: number }>

/** Where pictures are kept, the room that is left there, and what they took when last measured. */
export async function storage() {
  const disks = [await diskOf(mainDisk, 'main')]
  if (oldDisk) disks.push(await diskOf(oldDisk, 'old'))
  const measured = await read<Measurement>('storage_measurements')
    .orderBy('measured_at', 'desc')
    .first()
  return { disks, measured }
}

/** A store does not say how much room it has. */
async function diskOf(disk: typeof mainDisk, role: 'main' | 'old') {
  if (disk === 's3') return { role, kind: disk, place: storeAddress, room: null }
  return { role, kind: disk, place: picturesFolder, room: await roomIn(picturesFolder) }
}

/** In bytes; null for a folder that is not there yet, or does not answer. */
async function roomIn(folder: string) {
  const asked = statfs(folder).then(
    ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, size: blocks * bsize }),
    () => null
  )
  return Promise.race([asked, setTimeout(timeout, null, { ref: false })])
}
