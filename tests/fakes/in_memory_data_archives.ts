import { type ArchivedFile, DataArchives } from '#core/ports/data_archives'

/** Stores the files without packing them. */
export class InMemoryDataArchives extends DataArchives {
  readonly kept = new Map<string, readonly ArchivedFile[]>()

  async write(id: string, files: AsyncIterable<ArchivedFile>) {
    const all: ArchivedFile[] = []
    for await (const file of files) all.push(file)
    this.kept.set(id, all)
  }

  async read(id: string) {
    const files = this.kept.get(id)
    return files ? piecesOf(files) : null
  }

  async remove(id: string) {
    this.kept.delete(id)
  }
}

async function* piecesOf(files: readonly ArchivedFile[]) {
  for (const { bytes } of files) yield bytes
}
