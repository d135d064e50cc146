import type { HttpContext } from '@adonisjs/core/http'
import { backOffice } from '#config/admin'
import { speakAdminsLanguage } from '#replies/admin/language'

/** Whether a request is for the back office: its faults are told in the language of the admin. */
export function isOfBackOffice({ request }: HttpContext) {
  const path = request.url()
  return path === backOffice || path.startsWith(`${backOffice}/`)
}

/** Says that a page of the back office failed, and by which number the log has it. */
export function adminErrorPage(
  ctx: HttpContext,
  { message, status }: Readonly<{ message: string | null; status: number }>
) {
  const { request, view } = ctx
  speakAdminsLanguage(ctx, 'admin' in ctx ? ctx.admin : null)
  keepNowhere(ctx)
  return view.render('admin/error', {
    status,
    message,
    requestId: request.id(),
    isOpened: request.method() === 'GET',
    address: request.url(true),
  })
}

/** Says to an admin that there is nothing at an address, or nothing for them: both look the same. */
export function adminNotFoundPage(ctx: HttpContext) {
  speakAdminsLanguage(ctx, ctx.admin)
  keepNowhere(ctx)
  return ctx.view.render('admin/not_found')
}

function keepNowhere({ response }: HttpContext) {
  response.header('Cache-Control', 'private, no-store')
}
