import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { StoredFiles } from '#adapters/drive/stored_files'
import { newTemporaryFile } from '#config/temporary_files'
import { type ArchivedFile, DataArchives } from '#core/ports/data_archives'

/** Stores ZIP files on the configured disk, which never serves them publicly. */
export class DriveDataArchives extends DataArchives {
  constructor(private files = new StoredFiles()) {
    super()
  }

  /** Made beside the storage first: a store wants to know the length, and no half file remains. */
  async write(id: string, files: AsyncIterable<ArchivedFile>) {
    const draft = newTemporaryFile('archive')
    try {
      await zipInto(draft, files)
      await this.files.putFile(pathOf(id), draft, 'application/zip')
    } finally {
      await rm(draft, { force: true })
    }
  }

  read(id: string) {
    return this.files.stream(pathOf(id))
  }

  remove(id: string) {
    return this.files.remove(pathOf(id))
  }
}

/** A failure on either side aborts both: no writer hangs. */
async function zipInto(path: string, files: AsyncIterable<ArchivedFile>) {
  const zip = new ZipFile()
  const aborting = new AbortController()
  const filled = fill(zip, files).catch((error) => {
    aborting.abort(error)
    throw error
  })
  const { signal } = aborting
  await Promise.all([filled, pipeline(zip.outputStream, createWriteStream(path), { signal })])
}

async function fill(zip: ZipFile, files: AsyncIterable<ArchivedFile>) {
  for await (const { name, bytes } of files) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
}

function pathOf(id: string) {
  return `downloads/${id}.zip`
}
