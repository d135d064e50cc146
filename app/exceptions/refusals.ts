import type { HttpContext } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import { errors } from '@vinejs/vine'
import { refuse, type RefusalDetails, type Refused } from '#core/result'
import type texts from '../../resources/lang/en/errors.json'

/** Every refusal has its text in resources/lang: a code without one does not compile. */
type RefusalCode = keyof typeof texts

/** What a refusal says to the member. */
export function refusalText(i18n: I18n, { refusal, details }: Refused<RefusalCode>) {
  return i18n.t(`errors.${refusal}`, details)
}

/**
 * Refuses a form at its fields: 422 as JSON, or back to the form with each text at its field.
 * Nothing has been changed.
 */
export function refuseFields(
  ctx: HttpContext,
  refused: Record<string, Refused<RefusalCode>>
): never {
  const messages = Object.entries(refused).map(([field, refusal]) => ({
    field,
    rule: refusal.refusal,
    message: refusalText(ctx.i18n, refusal),
  }))
  throw new errors.E_VALIDATION_ERROR(messages)
}

type RefusedField = Readonly<{ field: string; refusal: RefusalCode; details: RefusalDetails }>

/** Refuses a form whose refused fields core has named. */
export function refuseForm(ctx: HttpContext, { fields }: { fields: readonly RefusedField[] }) {
  const named = fields.map(({ field, refusal, details }) => [field, refuse(refusal, details)])
  return refuseFields(ctx, Object.fromEntries(named))
}

/** Refuses an action that has no field: 422 as JSON, or back with the text as a toast. */
export function refuseAction(ctx: HttpContext, refused: Refused<RefusalCode>) {
  const answer = refusalAnswer(ctx.i18n, refused)
  if (wantsJson(ctx)) return ctx.response.unprocessableEntity(answer)
  ctx.session.flash('error', answer.message)
  return ctx.response.redirect().withQs().back()
}

/** What script gets of a refusal: its code, and the text for the member. */
export function refusalAnswer(i18n: I18n, refused: Refused<RefusalCode>) {
  const { refusal, details } = refused
  return { refusal, details, message: refusalText(i18n, refused) }
}

/** Whether the answer is read by script instead of shown as a page. */
export function wantsJson({ request }: HttpContext) {
  return !request.header('x-inertia') && request.accepts(['html', 'json']) === 'json'
}
