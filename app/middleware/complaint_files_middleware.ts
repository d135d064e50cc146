import type { HttpContext } from '@adonisjs/core/http'
import type { MultipartStream } from '@adonisjs/core/types/bodyparser'
import type { NextFn } from '@adonisjs/core/types/http'
import { complaintForms } from '#config/bodyparser'
import { type ArrivedFile, maxFileBytes, maxFiles } from '#core/complaints/attachments'

/** Three files, the words, and room to tell that a file is too large. */
const maxBody = '16mb'

/**
 * Reads the attachments of complaints into memory, which holds no more of them than may be kept. The
 * other fields of the form come with them, among them its token, so this comes before it is checked.
 */
export default class ComplaintFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const isForm = ctx.route !== undefined && complaintForms.includes(ctx.route.pattern)
    ctx.arrivedFiles = isForm ? await filesOf(ctx) : []
    return next()
  }
}

async function filesOf({ request }: HttpContext) {
  const files: ArrivedFile[] = []
  const { multipart } = request
  if (request.method() !== 'POST' || !multipart) return files
  multipart.onFile('*', { deferValidations: true }, async (part) => {
    const bytes = await read(part, files.length)
    if (bytes.length > 0) files.push({ name: String(part.filename ?? ''), bytes })
  })
  await multipart.process({ limit: maxBody })
  return files
}

/** The content of a file; of one that cannot be kept, more than is allowed. */
async function read(part: MultipartStream, earlier: number) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part) {
    size += Buffer.byteLength(chunk)
    if (size <= maxFileBytes && earlier < maxFiles) chunks.push(Buffer.from(chunk))
  }
  const isKept = size <= maxFileBytes && earlier < maxFiles
  return isKept ? Buffer.concat(chunks) : tooMuch
}

const tooMuch = new Uint8Array(maxFileBytes + 1)

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** What was attached to a complaint. */
    arrivedFiles: readonly ArrivedFile[]
  }
}
