import type { Disk } from '@adonisjs/drive'
import { listedFiles } from '#config/listed_files'
import { unwantedArchives } from '#queries/accounts/unwanted_archives'
import { orphansAmong } from '#queries/profiles/orphans'

/** Files of one kind, each of which belongs to a row of the database. */
export type FileKind = Readonly<{
  folder: string
  /** The id of the row: the storage key of a picture, the id of an archive. */
  ownerOf: (name: string) => string
  /** The ids among these that have no row. */
  withoutRow: (ids: readonly string[]) => Promise<readonly string[]>
  /** Whether a file is written anew under its name. Then the disk that is written to has the right one. */
  isRewritten: boolean
}>

export const fileKinds: readonly FileKind[] = [
  {
    folder: 'photos',
    ownerOf: (name) => name.slice(0, name.lastIndexOf('-')),
    withoutRow: orphansAmong,
    isRewritten: false,
  },
  {
    folder: 'downloads',
    ownerOf: (name) => name.replace(/\.zip$/, ''),
    withoutRow: unwantedArchives,
    isRewritten: true,
  },
]

export type ListedFile = Readonly<{ path: string; owner: string }>

/** The files of a kind, some at a time. */
export async function* filesOf(disk: Disk, { folder, ownerOf }: FileKind) {
  for await (const files of listedFiles(disk, folder)) {
    yield files.map(({ key, name }): ListedFile => ({ path: key, owner: ownerOf(name) }))
  }
}
