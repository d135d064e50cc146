import { inject } from '@adonisjs/core'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readOnceTrusted } from '#config/bodyparser'
import type { ArrivedFile } from '#core/complaints/attachments'
import { TemporaryFolder } from '#operations/temporary_folder'
import { receiveForm } from '#uploads/attached_files'
import { cleanSentValues } from '#uploads/sent_values'

/** Reads what a request sends: its values, cleaned, and the files of forms that take any. */
@inject()
export default class BodyMiddleware {
  constructor(
    private parser: BodyParserMiddleware,
    private folder: TemporaryFolder
  ) {}

  async handle(ctx: HttpContext, next: NextFn) {
    cleanSentValues(ctx)
    if (ctx.route?.pattern !== readOnceTrusted) await this.parser.handle(ctx, async () => {})
    const { files, free } = await receiveForm(ctx, this.folder)
    ctx.arrivedFiles = files
    try {
      return await next()
    } finally {
      free()
    }
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** What came with a form, as with a complaint. */
    arrivedFiles: readonly ArrivedFile[]
  }
}
