import type { FileHandle } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { complaintForms, formsWithFiles, largestForm, readByControllers } from '#config/bodyparser'
import { type ArrivedFile, maxFileBytes, maxFiles } from '#core/complaints/attachments'
import type { TemporaryFolder } from '#operations/temporary_folder'
import { complaintsOfNetwork } from '#limits/complaints_of_network'
import { hasLeftOfNetwork } from '#limits/network_limit'
import { openNameless, readNameless } from '#uploads/nameless_file'
import { type RoomOfUpload, uploadRoom } from '#uploads/upload_room'

const nothing: ReceivedForm = { files: [], free: () => {} }

/**
 * Reads a form that comes in parts, with the files of those that take any; other files are passed over.
 * The token of a form stands in it, so this comes before that is checked: anybody may send a file and
 * stop before its end, so none is in memory before the form is whole, and all together have a bound.
 * `free` gives up the room that the files take.
 */
export async function receiveForm(
  ctx: HttpContext,
  folder: TemporaryFolder
): Promise<ReceivedForm> {
  const { multipart } = ctx.request
  const pattern = ctx.route?.pattern ?? ''
  if (!multipart || readByControllers.includes(pattern)) return nothing
  const limit = formsWithFiles[pattern]
  if (!limit) {
    await multipart.process({ limit: largestForm })
    return nothing
  }
  const room = uploadRoom.of(ctx.request.ip())
  try {
    const kept = (await mayKeepFiles(ctx, pattern)) ? maxFiles : 0
    const files = await receive(multipart, { kept, limit, room, folder })
    return { files, free: () => room.free() }
  } catch (error) {
    room.free()
    throw error
  }
}

async function receive(multipart: Multipart, { kept, limit, room, folder }: Receiving) {
  const arriving: Arriving[] = []
  let isOver = false
  let full: Error | null = null
  multipart.onFile('*', { deferValidations: true }, async (part) => {
    const isKept = arriving.length < kept
    const one: Arriving = { name: String(part.filename ?? ''), file: null, size: 0 }
    arriving.push(one)
    if (isKept) one.file = await openNameless(folder.newFile('attachment'))
    // A cancelled form ends while its file is still being opened.
    if (isOver) return one.file?.close()
    for await (const chunk of part as AsyncIterable<Buffer>) {
      one.size += chunk.length
      if (one.size <= maxFileBytes) await keep(one, chunk)
    }
  })
  try {
    await multipart.process({ limit })
    // A small form may be over before it is given up.
    if (full) throw full
    return await Promise.all(arriving.filter(({ size }) => size > 0).map(arrived))
  } finally {
    isOver = true
    for (const { file } of arriving) await file?.close()
  }

  async function keep({ file }: Arriving, chunk: Buffer) {
    if (!file) return
    try {
      room.take(chunk.length)
    } catch (error) {
      full = error as Error
      multipart.abort(full)
      throw full
    }
    await file.write(chunk)
  }
}

type ReceivedForm = Readonly<{ files: readonly ArrivedFile[]; free: () => void }>
type Multipart = NonNullable<HttpContext['request']['multipart']>
type Receiving = Readonly<{
  kept: number
  limit: string
  room: RoomOfUpload
  folder: TemporaryFolder
}>

/** Not those of a network whose complaint will be refused, which its form is told once it is read. */
async function mayKeepFiles({ request }: HttpContext, pattern: string) {
  if (!complaintForms.includes(pattern)) return true
  return hasLeftOfNetwork(request.ip(), complaintsOfNetwork)
}

/** A file without a name on the disk; none where there are enough already. */
type Arriving = { name: string; file: FileHandle | null; size: number }

/** Reads a file that may be kept; one that may not stands as more bytes than are allowed. */
async function arrived({ name, file, size }: Arriving): Promise<ArrivedFile> {
  const isKept = file && size <= maxFileBytes
  return { name, bytes: isKept ? await readNameless(file, size) : tooMuch }
}

const tooMuch = new Uint8Array(maxFileBytes + 1)
