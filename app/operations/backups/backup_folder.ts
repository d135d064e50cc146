import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DateTime } from 'luxon'
import type { Backup } from '#core/admin/operations/backup'
import { backupPath, keysOfSite } from '#config/backups'
import { shortDigest } from '#operations/backups/sealed_files'

/** What a backup holds, in `manifest.json` beside its files. */
export type Manifest = Readonly<{
  format: 1
  madeAt: string
  database: Readonly<{ kind: 'sqlite' | 'pg'; file: string; digest: string }>
  /** Rows of some tables, as they are in the copy. */
  counts: Readonly<Record<string, number>>
  /** The list of pictures, and how their files end; earlier releases ended them like that of the database. */
  pictures: Readonly<{ file: string; digest: string; count: number; ending?: string }>
  /** Digests of the keys that sessions, links and pushes depend on: a restored site needs the same. */
  keys: Readonly<Record<string, string>>
}>

/** An ending of folders that are not complete: nothing reads them, and the next backup or drill removes them. */
const unfinished = '.unfinished'
const stampFormat = "yyyy-MM-dd'T'HHmmss'Z'"

export function backupRoot() {
  if (!backupPath) throw new Error('Set BACKUP_PATH to a folder for backups')
  return backupPath
}

/** Pictures are kept once for all backups: they never change, and most of them stay for years. */
export function picturesFolder() {
  return join(backupRoot(), 'pictures')
}

export function folderOf({ name }: Pick<Backup, 'name'>) {
  return join(backupRoot(), name)
}

/** A new folder for a backup of this moment; its name is right once it is complete. */
export async function newFolder(now: DateTime) {
  const folder = folderOf({ name: now.toUTC().toFormat(stampFormat) })
  await mkdir(folder + unfinished)
  return { folder, draft: folder + unfinished }
}

/** Removes folders that are not complete. */
export async function removeUnfinished() {
  await mkdir(picturesFolder(), { recursive: true })
  for (const name of await readdir(backupRoot())) {
    if (name.endsWith(unfinished)) await rm(join(backupRoot(), name), { recursive: true })
  }
}

/** The complete backups, newest first. */
export async function allBackups(): Promise<Backup[]> {
  const backups: Backup[] = []
  for (const name of await readdir(backupRoot())) {
    const madeAt = DateTime.fromFormat(name, stampFormat, { zone: 'utc' })
    if (madeAt.isValid) backups.push({ name, madeAt })
  }
  return backups.toSorted((one, other) => other.madeAt.toMillis() - one.madeAt.toMillis())
}

export async function manifestOf(backup: Pick<Backup, 'name'>): Promise<Manifest> {
  return JSON.parse(await readFile(join(folderOf(backup), 'manifest.json'), 'utf8'))
}

/** How the files of its pictures end, which is not what the settings of now say. */
export function endingOfPictures({ database, pictures }: Manifest) {
  return pictures.ending ?? database.file.replace('database', '')
}

/** Digests of keys, by which another key is told. */
export function keyDigests() {
  return Object.fromEntries(
    Object.entries(keysOfSite).map(([name, key]) => [name, shortDigest(key)])
  )
}
