import type { HttpContext } from '@adonisjs/core/http'
import { withoutTraces } from '#core/complaints/without_traces'
import type { Uses } from '#core/ports'
import { filesValidator } from '#validators/complaints/complaint'

/** The files of a form: as they came, unless the box under them says otherwise. */
export async function sentFiles(ctx: HttpContext, ports: Uses<'pictures'>) {
  const { without_traces: isWished } = await ctx.request.validateUsing(filesValidator)
  return isWished ? withoutTraces(ports, ctx.arrivedFiles) : ctx.arrivedFiles
}
