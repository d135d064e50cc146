import { tmpdir } from 'node:os'
import { join } from 'node:path'
import env, { type DiskName } from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/drive'
import { originOf, s3Options } from '#config/s3'

/** The disk that every file is written to. */
export const mainDisk: DiskName = env.get('DRIVE_DISK') ?? 'fs'

/** The disk that files move from; null when they do not move. */
export const oldDisk: DiskName | null = env.get('DRIVE_MOVING_FROM') ?? null

if (oldDisk === mainDisk) {
  throw new Error(`DRIVE_MOVING_FROM is ${oldDisk}, as DRIVE_DISK is: files move from the other`)
}

const store = {
  bucket: env.get('S3_BUCKET') ?? '',
  region: env.get('S3_REGION') ?? 'us-east-1',
  endpoint: env.get('S3_ENDPOINT') ?? null,
  key: env.get('S3_KEY') ?? '',
  secret: env.get('S3_SECRET')?.release() ?? '',
  pathStyle: env.get('S3_PATH_STYLE') ?? env.get('S3_ENDPOINT') !== undefined,
}

const signsAddresses = env.get('S3_SIGNED_URLS') === true && store.bucket !== ''

/** Whether browsers fetch pictures from the store itself. */
export const redirectsToStore = signsAddresses && mainDisk === 's3'

/**
 * Where browsers may load pictures from beside the site; null for nowhere. Also while another node still, or
 * already, keeps files elsewhere.
 */
export const storeOrigin = signsAddresses ? originOf(store) : null

/** The host on the internet of the store that keeps files; null where a folder of ours does. */
export const storeHost =
  mainDisk === 's3' || oldDisk === 's3'
    ? store.endpoint === null
      ? 'amazonaws.com'
      : new URL(store.endpoint).hostname
    : null

/** Which bucket, and where. */
export const storeAddress = `${store.bucket} (${store.endpoint ?? store.region})`

/** Whether there may be members of the demo world, whose portraits are drawn when somebody looks. */
export const drawsPortraits = env.get('NODE_ENV') !== 'production' || env.get('DEMO') === true

/** A folder of this machine, or one that all nodes share. */
export const picturesFolder = env.get('STORAGE_PATH') ?? app.makePath('storage')

const folder = {
  type: 'provider' as const,
  async resolver() {
    const { WholeFileDriver } = await import('#adapters/drive/whole_file_driver')
    return () => new WholeFileDriver({ location: picturesFolder, visibility: 'private' })
  },
}

/** The client takes time to load, so only a site that uses it does. */
const s3 = {
  type: 'provider' as const,
  async resolver() {
    if (mainDisk !== 's3' && oldDisk !== 's3') return () => notInUse()
    const { storeDriver } = await import('#adapters/drive/store_driver')
    return () => storeDriver(s3Options(store))
  },
}

function notInUse(): never {
  throw new Error('Neither DRIVE_DISK nor DRIVE_MOVING_FROM is s3')
}

/** Never served publicly: the application decides who may see a picture. */
const driveConfig = defineConfig({
  default: mainDisk,
  services: { fs: folder, s3 },
  // Two processes of tests may run at the same time.
  fakes: { location: join(tmpdir(), `vonk-fakes-${process.pid}`) },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
