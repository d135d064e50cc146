import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expiredBackups, type Backup } from '#core/admin/operations/backup'
import type { Uses } from '#core/ports'
import { keptBackups } from '#config/backups'
import { databaseKind } from '#config/database'
import {
  allBackups,
  endingOfPictures,
  folderOf,
  keyDigests,
  manifestOf,
  newFolder,
  type Manifest,
} from '#operations/backups/backup_folder'
import {
  copyDatabase,
  refuseFilledDatabase,
  restoreDatabase,
} from '#operations/backups/database_copy'
import {
  copyPictures,
  namesOf,
  removeUnlisted,
  restorePictures,
} from '#operations/backups/picture_copies'
import { endRestoredOutcome } from '#operations/backups/outcomes'
import { digestOf, ending, sharedEnding } from '#operations/backups/sealed_files'

type Used = Uses<'clock' | 'photos'>

/**
 * Copies the installation while it runs. Removes backups that are no longer kept, and at once what it wrote itself when
 * it fails: the disk may be full.
 */
export async function createBackup({ clock, photos }: Used) {
  const { draft, folder } = await newFolder(clock.now())
  try {
    const manifest = await writeBackup(draft, { clock, photos })
    await rename(draft, folder)
    await removeExpired({ clock })
    return { folder, manifest }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The database comes first, so that each picture that it names and that still exists is copied after it. */
async function writeBackup(draft: string, { clock, photos }: Used) {
  const madeAt = clock.now().toISO() ?? ''
  const database = { kind: databaseKind, file: `database${ending}` } as const
  const counts = await copyDatabase(join(draft, database.file))
  const lines = await copyPictures(photos, clock.now())
  const pictures = { file: 'pictures.txt', count: lines.length, ending: sharedEnding }
  await writeFile(join(draft, pictures.file), lines.join('\n'), { flush: true })
  const digest = (file: string) => digestOf(join(draft, file))
  const manifest: Manifest = {
    format: 1,
    madeAt,
    database: { ...database, digest: await digest(database.file) },
    counts,
    pictures: { ...pictures, digest: await digest(pictures.file) },
    keys: keyDigests(),
  }
  await writeFile(join(draft, 'manifest.json'), JSON.stringify(manifest, null, 2), { flush: true })
  return manifest
}

/**
 * Fills this installation, which must be empty, from a backup. Throws when the backup is not whole. The database comes
 * last, as a filled one is refused: a restore that failed can be tried again. A drill restores some of the pictures.
 */
export async function restoreBackup(
  { photos }: Used,
  backup: Pick<Backup, 'name'>,
  mostPictures = Infinity
) {
  const manifest = await manifestOf(backup)
  if (manifest.database.kind !== databaseKind) {
    throw new Error(`This backup is of ${manifest.database.kind}, the database of ${databaseKind}`)
  }
  await refuseFilledDatabase()
  for (const { digest, file } of [manifest.database, manifest.pictures]) {
    const isWhole = (await digestOf(join(folderOf(backup), file))) === digest
    if (!isWhole) throw new Error(`${file} is not as it was written: the backup is damaged`)
  }
  const pictures = await restorePictures(photos, await listOf(backup, manifest), mostPictures)
  await restoreDatabase(join(folderOf(backup), manifest.database.file), manifest.counts)
  await endRestoredOutcome()
  return { manifest, pictures, otherKeys: otherKeys(manifest) }
}

/** Keys of this installation that are not those of the backup: logins and links would not work. */
function otherKeys({ keys }: Manifest) {
  const own = keyDigests()
  return Object.keys(keys).filter((name) => own[name] !== keys[name])
}

async function removeExpired({ clock }: Uses<'clock'>) {
  const backups = await allBackups()
  const expired = expiredBackups(backups, keptBackups, clock.now())
  if (expired.length === 0) return
  for (const backup of expired) await rm(folderOf(backup), { recursive: true })
  const listed = new Set<string>()
  for (const kept of await allBackups()) {
    for (const name of namesOf(await listOf(kept, await manifestOf(kept)))) listed.add(name)
  }
  await removeUnlisted(listed)
}

/** The pictures of a backup. */
async function listOf(backup: Pick<Backup, 'name'>, manifest: Manifest) {
  const text = await readFile(join(folderOf(backup), manifest.pictures.file), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '')
  return { lines, ending: endingOfPictures(manifest) }
}
