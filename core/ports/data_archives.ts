/** One file in an archive, named with its folder. */
export type ArchivedFile = Readonly<{ name: string; bytes: Uint8Array }>

/** Keeps what members asked for of their data: one ZIP a request, never served to others. */
export abstract class DataArchives {
  /** Writes the files as they come into one ZIP; one of before under this id is replaced. */
  abstract write(id: string, files: AsyncIterable<ArchivedFile>): Promise<void>
  /** The ZIP as it is read, piece by piece; null when there is none. */
  abstract read(id: string): Promise<AsyncIterable<Uint8Array> | null>
  /** One that is already gone is no fault. */
  abstract remove(id: string): Promise<void>
}
