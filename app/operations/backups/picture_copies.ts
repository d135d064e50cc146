import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { DateTime } from 'luxon'
import { photoVariants, type PhotoStorage, type PhotoVariant } from '#core/ports/photo_storage'
import { picturesFolder } from '#operations/backups/backup_folder'
import { openSealed, sharedEnding, writeSealed } from '#operations/backups/sealed_files'

/** Files of pictures that are asked for or restored at the same time. */
const atOnce = 16

type PictureFile = Readonly<{ storageKey: string; variant: PhotoVariant }>

/** What the list of a backup names, and how the files of that backup end. */
type Listed = Readonly<{ lines: readonly string[]; ending: string }>

/**
 * Copies the pictures that no backup for the same recipient has yet. Returns the lines of all of them, of new
 * ones too: a picture that has just moved to another disk looks as if it were new.
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
  const path = pathOf(lineOf(file), sharedEnding)
  if (existsSync(path)) return true
  const bytes = await storage.read(file.storageKey, file.variant)
  if (!bytes) return false
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.part`
  try {
    await writeSealed(Readable.from([bytes]), draft)
    await rename(draft, path)
    return true
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Puts the pictures of a backup, or so many of them drawn at random, onto the disk of this installation. The copies of
 * all must be there. Returns how many files.
 */
export async function restorePictures(storage: PhotoStorage, listed: Listed, most: number) {
  const { ending } = listed
  const lines = listed.lines.filter(isStillMade)
  await eachOf(lines, (line) => access(pathOf(line, ending)))
  const wanted = lines.length > most ? drawn(lines, most) : lines
  await eachOf(wanted, (line) => restorePicture(storage, line, ending))
  return wanted.length
}

/** Backups that were made before may name variants that are not stored any more. */
function isStillMade(line: string) {
  return photoVariants.some((variant) => line.endsWith(` ${variant}`))
}

async function eachOf(lines: readonly string[], act: (line: string) => Promise<void>) {
  for (let done = 0; done < lines.length; done += atOnce) {
    await Promise.all(lines.slice(done, done + atOnce).map(act))
  }
}

function drawn(lines: readonly string[], count: number) {
  const places = new Set<number>()
  while (places.size < count) places.add(randomInt(lines.length))
  return [...places].map((place) => lines[place])
}

async function restorePicture(storage: PhotoStorage, line: string, ending: string) {
  const [storageKey, variant] = line.split(' ') as [string, PhotoVariant]
  const bytes = new PassThrough()
  const opened = openSealed(pathOf(line, ending), bytes)
  const [content] = await Promise.all([buffer(bytes), opened])
  await storage.put(storageKey, variant, content)
}

/** Removes copies that no backup lists any more, by their names. */
export async function removeUnlisted(listed: ReadonlySet<string>) {
  for (const path of await readdir(picturesFolder(), { recursive: true })) {
    const name = basename(path)
    if (name.includes('.webp.') && !listed.has(name)) await rm(join(picturesFolder(), path))
  }
}

/** The names of the files that a list stands for. */
export function namesOf({ ending, lines }: Listed) {
  return lines.map((line) => nameOf(line, ending))
}

/** The line that names a file in the list of a backup. */
function lineOf({ storageKey, variant }: PictureFile) {
  return `${storageKey} ${variant}`
}

function nameOf(line: string, ending: string) {
  return `${line.replace(' ', '-')}.webp${ending}`
}

function pathOf(line: string, ending: string) {
  return join(picturesFolder(), line.slice(0, 2), line.slice(2, 4), nameOf(line, ending))
}
