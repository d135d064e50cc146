/** One file in an archive, named with its folder. */
export type ArchivedFile = Readonly<{ name: string; bytes: Uint8Array }>

/** Stores data downloads: one ZIP per request, served to its owner only. */
export abstract class DataArchives {
  /** Streams the files into one ZIP; replaces an earlier one of this id. */
  abstract write(id: string, files: AsyncIterable<ArchivedFile>): Promise<void>
  /** The ZIP as a stream; null when there is none. */
  abstract read(id: string): Promise<AsyncIterable<Uint8Array> | null>
  /** Does nothing for an unknown id. */
  abstract remove(id: string): Promise<void>
}
