import type { HttpContext } from '@adonisjs/core/http'
import { answerDone } from '#replies/admin/refusals'

/** Says that an act is done, on the file of the member it is about. */
export function answerOnFile(ctx: HttpContext, message: string) {
  return answerDone(ctx, message, `/admin/members/${String(ctx.params.id)}`)
}
