import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** The files of a ZIP, by their names. */
export async function unzip(bytes: Buffer) {
  const zip = await yauzl.fromBufferPromise(bytes)
  const files: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry))
  }
  return files
}
