import type { HttpContext } from '@adonisjs/core/http'
import type { Refused } from '#core/result'
import { backOffice } from '#config/admin'
import { keepForm, pageBefore } from '#replies/admin/kept_form'
import { notFound } from '#replies/not_found'
import { refusalText } from '#replies/refusals'
import type errorTexts from '../../../resources/lang/en/errors.json'
import type texts from '../../../resources/lang/en/admin/refusals.json'

/** Every refusal has a text for admins, or else one for members: a code without one does not compile. */
type OwnCode = keyof typeof texts
type MembersCode = keyof typeof errorTexts
type Unseen =
  | 'act_not_allowed'
  | 'member_not_found'
  | 'photo_not_found'
  | 'conversation_not_found'
  | 'order_not_found'
  | 'report_not_found'
  | 'appeal_not_found'
  | 'batch_not_found'
  | 'version_not_found'
  | 'ticket_not_found'
  | 'site_not_found'
  | 'change_not_found'
  | 'variant_not_found'
export type AdminRefusal = Refused<OwnCode | MembersCode | Unseen | 'second_factor_due'>

/**
 * Answers a refused act, which has changed nothing. What the admin may not do is not found; what
 * needs a fresh second factor asks for it, and leads back to the form as it was filled in. Any other
 * refusal leads back with its text.
 */
export function answerAdminRefusal(ctx: HttpContext, refused: AdminRefusal) {
  const { refusal } = refused
  if (isUnseen(refusal)) return notFound(ctx)
  keepForm(ctx)
  if (refusal === 'second_factor_due') {
    const back = new URLSearchParams({ next: pageBefore(ctx) })
    return ctx.response.redirect().toPath(`${backOffice}/confirm?${back}`)
  }
  ctx.session.flash('error', adminRefusalText(ctx, refused))
  return ctx.response.redirect().toPath(pageBefore(ctx))
}

type RefusedForm = Readonly<{
  fields: readonly Readonly<{
    refusal: OwnCode | MembersCode
    details: Refused<OwnCode>['details']
  }>[]
}>

/** Leads back to a form with the texts of everything that is wrong in it, and what was filled in. */
export function answerRefusedForm(ctx: HttpContext, { fields }: RefusedForm) {
  keepForm(ctx)
  const texts = fields.map(({ details, refusal }) => {
    return adminRefusalText(ctx, { ok: false, refusal, details })
  })
  ctx.session.flash('error', texts.join(' '))
  return ctx.response.redirect().toPath(pageBefore(ctx))
}

/** The text of a refusal for an admin. */
export function adminRefusalText({ i18n }: HttpContext, refused: Refused<string>) {
  const { details, refusal } = refused
  const own = i18n.t(`admin.refusals.${refusal as OwnCode}`, details, '')
  return own || refusalText(i18n, { refusal: refusal as MembersCode, details })
}

/** Says that an act is done, on the page before or on another one. */
export function answerDone(ctx: HttpContext, message: string, path?: string) {
  ctx.session.flash('done', message)
  return ctx.response.redirect().toPath(path ?? pageBefore(ctx))
}

function isUnseen(refusal: AdminRefusal['refusal']): refusal is Unseen {
  return [
    'act_not_allowed',
    'member_not_found',
    'photo_not_found',
    'conversation_not_found',
    'order_not_found',
    'report_not_found',
    'appeal_not_found',
    'batch_not_found',
    'version_not_found',
    'ticket_not_found',
    'site_not_found',
    'change_not_found',
    'variant_not_found',
  ].includes(refusal)
}
