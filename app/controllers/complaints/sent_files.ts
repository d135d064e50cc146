import type { HttpContext } from '@adonisjs/core/http'
import { isPicture } from '#core/complaints/attachments'
import { withoutTraces } from '#core/complaints/without_traces'
import type { Uses } from '#core/ports'
import { TooManyRequests } from '#exceptions/too_many_requests'
import { cleanedFiles } from '#limits/cleaned_files'
import { takeFromNetwork } from '#limits/network_limit'
import { filesValidator } from '#validators/complaints/complaint'

/** The files of a form: as they came, unless the box under them says otherwise. */
export async function sentFiles(ctx: HttpContext, ports: Uses<'pictures'>) {
  const { without_traces: isWished } = await ctx.request.validateUsing(filesValidator)
  if (!isWished || !ctx.arrivedFiles.some(({ bytes }) => isPicture(bytes))) return ctx.arrivedFiles
  await limitCleaning(ctx)
  return withoutTraces(ports, ctx.arrivedFiles)
}

/** Photos of members wait for these, which take seconds: so a form counts that is refused afterwards, too. */
async function limitCleaning({ request }: HttpContext) {
  const taken = await takeFromNetwork(request.ip(), cleanedFiles)
  if (taken.ok) return
  throw new TooManyRequests(taken.seconds, { field: 'files', refusal: 'too_many_complaints' })
}
