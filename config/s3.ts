import type { S3DriverOptions } from '@adonisjs/drive/drivers/s3/types'

type Store = Readonly<{
  bucket: string
  region: string
  /** Null for Amazon's own. */
  endpoint: string | null
  key: string
  secret: string
  /** Whether the bucket stands in the path of an address instead of before its host. */
  pathStyle: boolean
}>

/**
 * Milliseconds for a connection, and for a silence of the store: then a request is given up, and tried once more.
 * A large file takes as long as it needs while it flows.
 */
const timeouts = { connection: 2000, silence: 4000 }

/** How Drive reaches the store. The bucket is private, and its files have no lists of access of their own. */
export function s3Options(
  { bucket, endpoint, key, pathStyle, region, secret }: Store,
  { connection, silence } = timeouts
): S3DriverOptions {
  return {
    bucket,
    region,
    endpoint: endpoint ?? undefined,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    visibility: 'private',
    supportsACL: false,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connection, socketTimeout: silence },
    // Checksums in trailers are Amazon's own: many other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

/** The origin of signed addresses. */
export function originOf({ bucket, endpoint, pathStyle, region }: Omit<Store, 'key' | 'secret'>) {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`
  return url.origin
}
