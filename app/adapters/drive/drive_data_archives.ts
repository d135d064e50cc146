import { PassThrough } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { ZipFile } from 'yazl'
import { type ArchivedFile, DataArchives } from '#core/ports/data_archives'

/** Streams ZIP files to the disk the configuration names, which serves none of them by itself. */
export class DriveDataArchives extends DataArchives {
  async write(id: string, files: AsyncIterable<ArchivedFile>) {
    const zip = new ZipFile()
    const output = new PassThrough()
    zip.outputStream.pipe(output)
    // Whoever fails takes the other down: neither half a file nor a writer that waits for ever.
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
