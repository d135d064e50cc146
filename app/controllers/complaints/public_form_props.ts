import type { HttpContext } from '@adonisjs/core/http'
import { maxFileBytes, maxFiles } from '#core/complaints/attachments'
import type { Uses } from '#core/ports'
import { typedBefore } from '#controllers/complaints/send'
import { ordersToName } from '#queries/complaints/orders_to_name'

/** What every form of the page of complaints shows. */
export async function publicFormProps(ctx: HttpContext, { ids }: Uses<'ids'>) {
  const { viewer } = ctx
  return {
    requestId: ids.next(),
    /** Where the answer goes; null for a visitor, who is asked. */
    email: viewer?.user.email ?? null,
    orders: viewer ? await ordersToName(viewer.user.id) : [],
    typed: typedBefore(ctx),
    mostFiles: maxFiles,
    fileMegabytes: maxFileBytes / 1024 / 1024,
  }
}
