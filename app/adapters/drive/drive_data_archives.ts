import { PassThrough } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { ZipFile } from 'yazl'
import { type ArchivedFile, DataArchives } from '#core/ports/data_archives'

/** Streams ZIP files to the configured disk, which never serves them publicly. */
export class DriveDataArchives extends DataArchives {
  async write(id: string, files: AsyncIterable<ArchivedFile>) {
    const zip = new ZipFile()
    const output = new PassThrough()
    zip.outputStream.pipe(output)
    // A failure on either side aborts both: no half file remains, and no writer hangs.
    const filled = fill(zip, files).catch((error) => {
      output.destroy(error)
      throw error
    })
    await Promise.all([drive.use().putStream(pathOf(id), output), filled])
  }

  async read(id: string) {
    const disk = drive.use()
    return (await disk.exists(pathOf(id))) ? disk.getStream(pathOf(id)) : null
  }

  async remove(id: string) {
    await drive.use().delete(pathOf(id))
  }
}

async function fill(zip: ZipFile, files: AsyncIterable<ArchivedFile>) {
  for await (const { name, bytes } of files) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
}

function pathOf(id: string) {
  return `downloads/${id}.zip`
}
