import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { Disk } from '@adonisjs/drive'
import { storeDriver } from '#adapters/drive/store_driver'
import { s3Options } from '#config/s3'

export type Bucket = Readonly<{ disk: Disk; settings: Parameters<typeof s3Options>[0] }>

/** A store in this process, started by the first test that wants a bucket. */
const running = { address: null as Promise<string> | null }

/** An empty bucket, and how it is reached. */
export async function emptyBucket(): Promise<Bucket> {
  running.address ??= start()
  const endpoint = await running.address
  const settings = bucketAt(endpoint)
  await server.store.putBucket(settings.bucket)
  return { settings, disk: diskOf(settings) }
}

/** The environment of a site that keeps its files in a bucket. */
export function settingsFor({ settings }: Bucket) {
  const { bucket, endpoint, key, secret } = settings
  return { S3_BUCKET: bucket, S3_ENDPOINT: endpoint ?? '', S3_KEY: key, S3_SECRET: secret }
}

/** A disk in a store that is not there, slow or broken; it is given up after a fifth of a second. */
export function diskAt(endpoint: string) {
  return diskOf(bucketAt(endpoint), { connection: 200, silence: 200 })
}

function bucketAt(endpoint: string) {
  const bucket = `b${crypto.randomUUID()}`
  return { bucket, region: 'eu-1', endpoint, key: 'S3RVER', secret: 'S3RVER', pathStyle: true }
}

function diskOf(...options: Parameters<typeof s3Options>) {
  return new Disk(storeDriver(s3Options(...options)))
}

const directory = mkdtempSync(join(tmpdir(), 'vonk-store-'))
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))

const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory })

/** The store computes signatures of requests about a whole bucket without the slash at their end. */
server.middleware.unshift((context, next) => {
  const isAboutBucket = /^\/[^/]*\/$/.test(context.path)
  const lenient = { allowMismatchedSignatures: { value: true } }
  if (isAboutBucket) context.app = Object.create(context.app, lenient)
  return next()
})

async function start() {
  const { port } = await server.run()
  return `http://127.0.0.1:${port}`
}
