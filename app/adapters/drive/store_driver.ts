import { S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from '@adonisjs/drive/drivers/s3'
import type { S3DriverOptions } from '@adonisjs/drive/drivers/s3/types'

/** The length of a file, by the name that it has in the answer about that file alone. */
type Listed = Readonly<{ Size?: number }> & { ContentLength?: number }

/**
 * A driver whose listings tell how long each file is: Drive looks for that where lists do not have it, and would
 * have to ask for each file anew.
 */
export function storeDriver(options: S3DriverOptions) {
  const client = new S3Client(options)
  client.middlewareStack.add(
    (next) => async (request) => {
      const answer = await next(request)
      if ('Contents' in answer.output) {
        for (const file of (answer.output.Contents ?? []) as Listed[])
          file.ContentLength = file.Size
      }
      return answer
    },
    { step: 'initialize', name: 'lengths_of_listed_files' }
  )
  return new S3Driver({ ...options, client })
}
