import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { makeAppeal } from '#core/moderation/measures/make_appeal'
import { isSuspended } from '#core/moderation/measures/suspension'
import { Ports } from '#core/ports'
import { judgedUserId } from '#controllers/moderation/judged_member'
import User from '#models/user'
import { decisionsAbout } from '#queries/moderation/decisions_about'
import { correctionsToldTo } from '#queries/moderation/told_corrections'
import { readingsToldTo } from '#queries/moderation/told_readings'
import { answerRefusal } from '#replies/refusals'
import { appealValidator } from '#validators/moderation/appeal'

/** What was decided about a member, also a suspended or a banned one, and their appeals. */
@inject()
export default class DecisionsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const userId = judgedUserId(ctx)
    if (!userId) return toLogin(ctx)
    const now = this.ports.clock.now()
    const { status, suspendedUntil } = await User.findOrFail(userId)
    const decisions = await decisionsAbout(userId, now)
    const unsent = unsentAbout(ctx, decisions)
    return ctx.inertia.render('moderation/decisions', {
      decisions,
      unsent: unsent.body,
      unsentDecisionId: unsent.id,
      corrections: await correctionsToldTo(userId),
      readings: await readingsToldTo(userId, now),
      banned: status === 'banned',
      suspendedUntil: isSuspended({ suspendedUntil }, now) ? suspendedUntil!.toISO() : null,
    })
  }

  /** Appeals against one. */
  async store(ctx: HttpContext) {
    const userId = judgedUserId(ctx)
    const { body } = await ctx.request.validateUsing(appealValidator)
    const measureId = String(ctx.params.id)
    if (!userId) {
      keepUnsent(ctx, { measureId, body: body ?? '' })
      return toLogin(ctx)
    }
    const appeal = await makeAppeal(this.ports, { userId, measureId, body: body ?? '' })
    if (!appeal.ok) return answerRefusal(ctx, appeal, place)
    ctx.session.forget(unsentAppeal)
    ctx.session.flash('success', ctx.i18n.t('moderation.appeal_thanks'))
    return ctx.response.redirect('/decisions')
  }
}

const place = { appeal_missing: 'body', text_too_long: 'body' } as const

/** In the session: an appeal that came once the login was over. */
const unsentAppeal = 'unsent_appeal'

/** Keeps it for the form, which only whom the decision is about gets to see. */
function keepUnsent(
  { i18n, session }: HttpContext,
  unsent: Readonly<{ measureId: string; body: string }>
) {
  session.put(unsentAppeal, unsent)
  session.flash('error', i18n.t('moderation.appeal_kept'))
}

/** The appeal of this browser that was not sent, if one of these decisions is its own. */
function unsentAbout({ session }: HttpContext, decisions: readonly Readonly<{ id: string }>[]) {
  const unsent = session.get(unsentAppeal)
  const isAbout = decisions.some(({ id }) => id === unsent?.measureId)
  return isAbout
    ? { id: String(unsent.measureId), body: String(unsent.body) }
    : { id: '', body: '' }
}

function toLogin({ response, session }: HttpContext) {
  session.put('intended_url', '/decisions')
  return response.redirect('/login')
}
