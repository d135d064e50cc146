import type { HttpContext } from '@adonisjs/core/http'
import type { TicketFile } from '#core/complaints/thread'

/** What a person attached: to be saved, never shown by the browser in our pages. */
export function sendAttachment(
  { response }: HttpContext,
  { content, name, type }: Pick<TicketFile, 'content' | 'name' | 'type'>
) {
  const encoded = encodeURIComponent(name).replaceAll("'", '%27')
  return response
    .header('Content-Type', type)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Disposition', `attachment; filename*=UTF-8''${encoded}`)
    .send(Buffer.from(content))
}
