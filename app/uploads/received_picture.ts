import type { HttpContext } from '@adonisjs/core/http'
import type { MultipartStream } from '@adonisjs/core/types/bodyparser'
import type { FileHandle } from 'node:fs/promises'
import type { PictureFile } from '#core/ports/picture_renderer'
import { StorageUnavailable } from '#core/ports/storage_unavailable'
import { signatureBytes } from '#core/profiles/photos/picture_kind'
import { TemporaryFolder } from '#operations/temporary_folder'
import { openNameless, readNameless } from '#uploads/nameless_file'
import { type RoomOfUpload, uploadRoom, UploadsFull } from '#uploads/upload_room'

/** An upload larger than this is not read to its end. */
const maxBytes = 64 * 1024 * 1024

class TooLarge extends Error {}

/**
 * Streams the uploaded picture into a file for `use`, so that pictures waiting for their turn take no memory. A broken
 * or invalid upload is an empty file, one that is far too large has a size alone; throws StorageUnavailable when this
 * node cannot write it, as on a full disk, and UploadsFull when too many are on their way.
 */
export async function withReceivedPicture<T>(
  ctx: HttpContext,
  use: (file: PictureFile) => Promise<T>
) {
  const files: FileHandle[] = []
  const room = uploadRoom.of(ctx.request.ip())
  try {
    return await use(await receive(ctx, files, room))
  } finally {
    room.free()
    for (const file of files) await file.close()
  }
}

async function receive(
  { request, containerResolver }: HttpContext,
  files: FileHandle[],
  room: RoomOfUpload
): Promise<PictureFile> {
  let received = nothing
  let fault: unknown = null
  let hasBegun = false
  let isTooLarge = false
  let isOver = false
  const { multipart } = request
  if (!multipart) return received
  const folder = await containerResolver.make(TemporaryFolder)
  multipart.onFile('photo', { deferValidations: true }, async (part) => {
    // A file for each of a thousand would leave none for others.
    if (hasBegun) return void part.resume()
    hasBegun = true
    try {
      const file = await openNameless(folder.newFile('upload'))
      // A cancelled upload ends while its file is still being opened.
      if (isOver) return await file.close()
      files.push(file)
      received = await write(part, file, room)
    } catch (error) {
      if (isOfDisk(error)) fault = new StorageUnavailable(error)
      if (error instanceof UploadsFull) multipart.abort((fault = error))
      if (error instanceof TooLarge) isTooLarge = true
      throw error
    }
  })
  const isWhole = await multipart.process({ limit: maxBytes }).then(
    () => true,
    () => false
  )
  isOver = true
  if (fault) throw fault
  if (isTooLarge) return { ...nothing, size: maxBytes + 1 }
  return isWhole ? received : nothing
}

/** Not of what was sent. */
function isOfDisk(error: unknown) {
  const { syscall } = error as NodeJS.ErrnoException
  return syscall === 'open' || syscall === 'write'
}

async function write(
  part: MultipartStream,
  file: FileHandle,
  room: RoomOfUpload
): Promise<PictureFile> {
  const head = Buffer.alloc(signatureBytes)
  let size = 0
  await file.writeFile(counted())
  return { size, head: head.subarray(0, size), read: () => readNameless(file, size) }

  async function* counted() {
    for await (const chunk of part as AsyncIterable<Buffer>) {
      if (size < signatureBytes) chunk.copy(head, size)
      size += chunk.length
      if (size > maxBytes) throw new TooLarge()
      room.take(chunk.length)
      yield chunk
    }
  }
}

const nothing: PictureFile = { size: 0, head: new Uint8Array(), read: async () => new Uint8Array() }
