import type { DateTime } from 'luxon'

export const photoVariants = ['thumb', 'full', 'match'] as const

/** Every picture is stored as these files. */
export type PhotoVariant = (typeof photoVariants)[number]

/** Every method throws StorageUnavailable when files cannot be written or read. */
export abstract class PhotoStorage {
  abstract put(storageKey: string, variant: PhotoVariant, bytes: Uint8Array): Promise<void>
  abstract read(storageKey: string, variant: PhotoVariant): Promise<Uint8Array | null>
  /**
   * An address that opens the picture for a minute, for whoever has it: given only to a viewer who may see it
   * now. Null where the site sends pictures itself.
   */
  abstract temporaryUrl(storageKey: string, variant: PhotoVariant): Promise<string | null>
  /** Removes every variant; does nothing for an unknown key. */
  abstract remove(storageKey: string): Promise<void>
  /** Removes the files of variants that are not made any more; tells how many of how many are gone. */
  abstract removeRetired(tell: (done: number, all: number) => void): Promise<void>
  /**
   * The storage keys of pictures last written before then, in batches, in any order. A key may come more than
   * once, as while pictures move.
   */
  abstract keysBefore(moment: DateTime): AsyncIterable<readonly string[]>
  /** Removes what a killed process left half written before then. Returns how many files. */
  abstract removeUnfinished(moment: DateTime): Promise<number>
  /** How many files there are, and their bytes. One that moves may count on both disks. */
  abstract measure(): Promise<Readonly<{ files: number; bytes: number }>>
}
