import type { HttpContext } from '@adonisjs/core/http'
import type { MultipartStream } from '@adonisjs/core/types/bodyparser'
import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { v7 as uuid } from 'uuid'
import type { PictureFile } from '#core/ports/picture_renderer'
import { StorageUnavailable } from '#core/ports/storage_unavailable'
import { signatureBytes } from '#core/profiles/photos/picture_kind'

/** An upload larger than this is not read to its end. */
const maxBytes = 64 * 1024 * 1024

/**
 * Streams the uploaded picture into a file and removes it after `use`, so that pictures waiting for
 * their turn take no memory. A broken or invalid upload is an empty file; throws StorageUnavailable when this node
 * cannot write it, as on a full disk.
 */
export async function withReceivedPicture<T>(
  ctx: HttpContext,
  use: (file: PictureFile) => Promise<T>
) {
  const path = join(tmpdir(), `vonk-upload-${uuid()}`)
  try {
    return await use(await receive(ctx, path))
  } finally {
    await rm(path, { force: true })
  }
}

async function receive({ request }: HttpContext, path: string): Promise<PictureFile> {
  let received = nothing
  let ofDisk: unknown = null
  const { multipart } = request
  if (!multipart) return received
  multipart.onFile('photo', { deferValidations: true }, async (part) => {
    received = nothing
    try {
      received = await write(part, path)
    } catch (error) {
      if (isOfDisk(error)) ofDisk = error
      throw error
    }
  })
  const isWhole = await multipart.process({ limit: maxBytes }).then(
    () => true,
    () => false
  )
  if (ofDisk) throw new StorageUnavailable(ofDisk)
  return isWhole ? received : nothing
}

/** Not of what was sent. */
function isOfDisk(error: unknown) {
  const { syscall } = error as NodeJS.ErrnoException
  return syscall === 'open' || syscall === 'write'
}

async function write(part: MultipartStream, path: string): Promise<PictureFile> {
  const head = Buffer.alloc(signatureBytes)
  let size = 0
  await pipeline(part, countedInto, createWriteStream(path))
  return { size, head: head.subarray(0, size), read: () => readFile(path) }

  async function* countedInto(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (size < signatureBytes) chunk.copy(head, size)
      size += chunk.length
      if (size > maxBytes) throw new Error('Far too much')
      yield chunk
    }
  }
}

const nothing: PictureFile = { size: 0, head: new Uint8Array(), read: async () => new Uint8Array() }
