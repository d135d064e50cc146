import stringHelpers from '@adonisjs/core/helpers/string'
import type { HttpContext } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import { errors } from '@vinejs/vine'
import type { RefusalDetails, Refused } from '#core/result'
import { notFound, notToBeSeen } from '#replies/not_found'
import type texts from '../../resources/lang/en/errors.json'

/** Every refusal has a text in resources/lang: a code without one does not compile. */
type RefusalCode = keyof typeof texts

/** Unknown, another member's or blocked: the answer does not distinguish. */
const unseen = [
  'blocked',
  'conversation_not_found',
  'member_not_found',
  'members_only',
  'not_to_be_seen',
  'photo_not_found',
] as const

type Unseen = (typeof unseen)[number]

type RefusedField = Readonly<{ field: string; refusal: RefusalCode; details: RefusalDetails }>

type RefusedForm = Refused<'invalid_fields'> & Readonly<{ fields: readonly RefusedField[] }>

/** The field that shows refusals: one for all, or one for each code. */
type Place = string | Readonly<Partial<Record<RefusalCode, string>>>

/**
 * Answers a refusal of core; nothing has been changed.
 * - What the member may not see is not found: 404, with a page of its own for an invisible member.
 * - What members alone may see leads a visitor to the login.
 * - A refusal of a form is shown at its field: 422 as JSON, or back to the form. The field is the
 *   one that core names, in snake case, or else `place`.
 * - Any other refusal concerns the whole action: 422 as JSON, or back with the text as a toast. What the
 *   site itself cannot do now is 503, so that scripts try again.
 */
export function answerRefusal(
  ctx: HttpContext,
  refused: Refused<RefusalCode | Unseen> | RefusedForm,
  place?: Place
) {
  if (isForm(refused)) return refuseAtFields(ctx, refused.fields)
  const { refusal, details } = refused
  if (refusal === 'members_only') return askLogin(ctx)
  if (refusal === 'not_to_be_seen') return notToBeSeen()
  if (isUnseen(refusal)) return notFound(ctx)
  const field = typeof place === 'string' ? place : place?.[refusal]
  if (field) return refuseAtFields(ctx, [{ field, refusal, details }])
  const answer = refusalAnswer(ctx.i18n, { refusal, details })
  const status = refusal === 'storage_unavailable' ? 503 : 422
  if (wantsJson(ctx)) return ctx.response.status(status).send(answer)
  ctx.session.flash('error', answer.message)
  return ctx.response.redirect().withQs().back()
}

/** Sends a visitor to the login, and back afterwards. */
export function askLogin(ctx: HttpContext) {
  if (wantsJson(ctx)) return ctx.response.forbidden({ error: 'authentication_required' })
  if (ctx.request.method() === 'GET') ctx.session.put('intended_url', ctx.request.url(true))
  return ctx.response.redirect('/login')
}

/** A refusal for scripts: its code, and the text for the member. */
export function refusalAnswer(
  i18n: I18n,
  { refusal, details }: Pick<RefusedField, 'refusal' | 'details'>
) {
  return { refusal, details, message: refusalText(i18n, { refusal, details }) }
}

/** The text of a refusal for the member. */
export function refusalText(
  i18n: I18n,
  { refusal, details }: Pick<RefusedField, 'refusal' | 'details'>
) {
  return i18n.t(`errors.${refusal}`, details)
}

/** Whether the response is read by script instead of shown as a page. */
export function wantsJson({ request }: HttpContext) {
  return !request.header('x-inertia') && request.accepts(['html', 'json']) === 'json'
}

function refuseAtFields({ i18n }: HttpContext, fields: readonly RefusedField[]): never {
  const messages = fields.map((refused) => ({
    field: stringHelpers.snakeCase(refused.field),
    rule: refused.refusal,
    message: refusalText(i18n, refused),
  }))
  throw new errors.E_VALIDATION_ERROR(messages)
}

function isForm(refused: Refused<string>): refused is RefusedForm {
  return 'fields' in refused
}

function isUnseen(refusal: RefusalCode | Unseen): refusal is Unseen {
  return unseen.some((code) => code === refusal)
}
