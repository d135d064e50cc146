import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { DateTime } from 'luxon'
import { photoVariants, type PhotoStorage, type PhotoVariant } from '#core/ports/photo_storage'
import { picturesFolder } from '#operations/backups/backup_folder'
import { ending, openSealed, writeSealed } from '#operations/backups/sealed_files'

/** Files of pictures that are restored at the same time. */
const atOnce = 16

type PictureFile = Readonly<{ storageKey: string; variant: PhotoVariant }>

/**
 * Copies the pictures that no backup has yet. Returns the lines of all of them, of new ones too: a picture that has
 * just moved to another disk looks as if it were new.
 */
export async function copyPictures(storage: PhotoStorage, now: DateTime) {
  const lines = new Set<string>()
  for await (const keys of storage.keysBefore(now.plus({ days: 1 }))) {
    for (const storageKey of keys) {
      const files = photoVariants.map((variant) => ({ storageKey, variant }))
      const copied = await Promise.all(files.map((file) => copyPicture(storage, file)))
      for (const [index, file] of files.entries()) if (copied[index]) lines.add(lineOf(file))
    }
  }
  return [...lines]
}

/** False for a variant that there is not, or not any more. */
async function copyPicture(storage: PhotoStorage, file: PictureFile) {
  const path = pathOf(file)
  if (existsSync(path)) return true
  const bytes = await storage.read(file.storageKey, file.variant)
  if (!bytes) return false
  await mkdir(dirname(path), { recursive: true })
  await writeSealed(Readable.from([bytes]), `${path}.part`)
  await rename(`${path}.part`, path)
  return true
}

/** Puts the pictures of a backup onto the disk of this installation. Returns how many files. */
export async function restorePictures(storage: PhotoStorage, lines: readonly string[]) {
  for (let done = 0; done < lines.length; done += atOnce) {
    const some = lines.slice(done, done + atOnce)
    await Promise.all(some.map((line) => restorePicture(storage, line)))
  }
  return lines.length
}

async function restorePicture(storage: PhotoStorage, line: string) {
  const [storageKey, variant] = line.split(' ') as [string, PhotoVariant]
  const bytes = new PassThrough()
  const opened = openSealed(pathOf({ storageKey, variant }), bytes)
  const [content] = await Promise.all([buffer(bytes), opened])
  await storage.put(storageKey, variant, content)
}

/** Removes copies that no backup lists any more. */
export async function removeUnlisted(listed: ReadonlySet<string>) {
  for (const name of await readdir(picturesFolder(), { recursive: true })) {
    const found = /([^/]+)-([a-z]+)\.webp\./.exec(name)
    if (!found) continue
    const [, storageKey, variant] = found
    if (!listed.has(lineOf({ storageKey, variant }))) await rm(join(picturesFolder(), name))
  }
}

/** As the list of a backup names it. */
function lineOf({ storageKey, variant }: Readonly<{ storageKey: string; variant: string }>) {
  return `${storageKey} ${variant}`
}

function pathOf({ storageKey, variant }: PictureFile) {
  const [outer, inner] = [storageKey.slice(0, 2), storageKey.slice(2, 4)]
  return join(picturesFolder(), outer, inner, `${storageKey}-${variant}.webp${ending}`)
}
