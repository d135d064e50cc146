import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { DateTime } from 'luxon'
import { photoVariants, type PhotoStorage, type PhotoVariant } from '#core/ports/photo_storage'
import { picturesFolder } from '#operations/backups/backup_folder'
import { ending, openSealed, writeSealed } from '#operations/backups/sealed_files'

/** A file of a picture as a line of the list of a backup: key and variant. */
type Line = Readonly<{ storageKey: string; variant: PhotoVariant }>

/** Copies the pictures that no backup has yet. Returns the lines of all of them. */
export async function copyPictures(storage: PhotoStorage, now: DateTime) {
  const lines: string[] = []
  for await (const keys of storage.keysBefore(now)) {
    for (const storageKey of keys) {
      for (const variant of photoVariants) {
        if (await copyPicture(storage, { storageKey, variant }))
          lines.push(`${storageKey} ${variant}`)
      }
    }
  }
  return lines
}

/** False for a variant that there is not, or not any more. */
async function copyPicture(storage: PhotoStorage, line: Line) {
  const path = pathOf(line)
  if (existsSync(path)) return true
  const bytes = await storage.read(line.storageKey, line.variant)
  if (!bytes) return false
  await mkdir(dirname(path), { recursive: true })
  await writeSealed(Readable.from([bytes]), `${path}.part`)
  await rename(`${path}.part`, path)
  return true
}

/** Puts the pictures of a backup onto the disk of this installation. Returns how many files. */
export async function restorePictures(storage: PhotoStorage, lines: readonly string[]) {
  for (const line of lines) {
    const [storageKey, variant] = line.split(' ') as [string, PhotoVariant]
    const bytes = new PassThrough()
    const opened = openSealed(pathOf({ storageKey, variant }), bytes)
    const [content] = await Promise.all([buffer(bytes), opened])
    await storage.put(storageKey, variant, content)
  }
  return lines.length
}

/** Removes copies that no backup lists any more. */
export async function removeUnlisted(listed: ReadonlySet<string>) {
  for (const name of await readdir(picturesFolder(), { recursive: true })) {
    const found = /([^/]+)-([a-z]+)\.webp\./.exec(name)
    if (!found) continue
    const [, storageKey, variant] = found
    if (!listed.has(`${storageKey} ${variant}`)) await rm(join(picturesFolder(), name))
  }
}

function pathOf({ storageKey, variant }: Line) {
  const [outer, inner] = [storageKey.slice(0, 2), storageKey.slice(2, 4)]
  return join(picturesFolder(), outer, inner, `${storageKey}-${variant}.webp${ending}`)
}
