import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#core/result'
import { mailedToken } from '#replies/mailed_token'

type MailLinkPurpose = 'confirm_email' | 'undo_email' | 'mail_again' | 'unsubscribe'

/**
 * The page of a mailed link, with a button. Opening it changes nothing, as mail programs prefetch
 * links.
 */
export function showMailLink({ inertia, request }: HttpContext, purpose: MailLinkPurpose) {
  return inertia.render('settings/mail_link', mailLinkProps(request, purpose))
}

export function mailLinkProps(request: HttpContext['request'], purpose: MailLinkPurpose) {
  const { outcome } = request.qs()
  return {
    purpose,
    action: request.url(),
    token: mailedToken({ request }),
    state: outcome === 'done' || outcome === 'failed' ? outcome : ('asked' as const),
  }
}

/** Runs the action of the link with its secret, once the button was pressed. */
export async function followMailLink(
  ctx: HttpContext,
  act: (secret: string) => Promise<Result<unknown, string>>
) {
  return answerMailLink(ctx, await act(mailedToken(ctx)))
}

/** Shows the outcome on the same page, also after a reload. */
export function answerMailLink(
  { request, response }: HttpContext,
  { ok }: Result<unknown, string>
) {
  return response
    .redirect()
    .withQs({ outcome: ok ? 'done' : 'failed' })
    .toPath(request.url())
}
