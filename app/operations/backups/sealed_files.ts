import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { backupIdentityFile, backupRecipient } from '#config/backups'

/** How a file of a new backup ends: `gunzip` opens it, after the program `age` where it is encrypted. */
export const ending = backupRecipient ? '.gz.age' : '.gz'

/** Ending of a file that later backups hold too: what is encrypted for another recipient is another file. */
export const sharedEnding = backupRecipient ? `.${shortDigest(backupRecipient)}${ending}` : ending

type Chunks = AsyncIterable<Uint8Array>

/** Writes a stream to a file, compressed, and encrypted when a recipient is set. */
export async function writeSealed(from: Readable, to: string) {
  await pipeline(from, createGzip(), encrypt, createWriteStream(to, { flush: true }))
}

/** Writes what `writeSealed` put into a file. Throws without the identity that opens it. */
export async function openSealed(from: string, to: Writable) {
  const steps = from.endsWith('.age') ? decrypt : passOn
  await pipeline(createReadStream(from), steps, createGunzip(), to)
}

/** Enough of a digest to tell another key. */
export function shortDigest(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** The digest of a file as it lies there. */
export async function digestOf(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function* encrypt(chunks: Chunks): Chunks {
  if (!backupRecipient) return yield* chunks
  const encrypter = new Encrypter()
  encrypter.addRecipient(backupRecipient)
  yield* throughWeb(chunks, (stream) => encrypter.encrypt(stream))
}

async function* decrypt(chunks: Chunks): Chunks {
  if (!backupIdentityFile) throw new Error('This backup is encrypted: set BACKUP_IDENTITY_FILE')
  const decrypter = new Decrypter()
  for (const line of (await readFile(backupIdentityFile, 'utf8')).split('\n')) {
    if (line.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(line.trim())
  }
  yield* throughWeb(chunks, (stream) => decrypter.decrypt(stream))
}

/** The library has streams of browsers, whose types and those of Node do not know each other. */
async function* throughWeb(chunks: Chunks, change: (stream: never) => Promise<unknown>): Chunks {
  const changed = await change(Readable.toWeb(Readable.from(chunks)) as never)
  yield* Readable.fromWeb(changed as never)
}

async function* passOn(chunks: Chunks): Chunks {
  yield* chunks
}
