import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isGone } from '#core/messaging/may_write'
import { parseExplanation, reportReasons, type ReportSubject } from '#core/moderation/report'
import { reportMember } from '#core/moderation/report_member'
import { Ports } from '#core/ports'
import type Profile from '#models/profile'
import User from '#models/user'
import { findReportable } from '#queries/moderation/find_reportable'
import { hasBlocked } from '#queries/likes/has_blocked'
import { hasReported } from '#queries/moderation/has_reported'
import { linesOfReported, reportedContent } from '#queries/moderation/reported_content'
import { messagePhotoUrl, photoUrl } from '#queries/profiles/photo_url'
import { notFound } from '#replies/not_found'
import { reportSubjectValidator, reportValidator } from '#validators/moderation/report'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class ReportsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const reported = await findReportable(ctx.params.id, ctx.member)
    const subject = (await requestedSubject(ctx, reported.id)) ?? notFound(ctx)
    const { lines, storageKey } = await seenContent(ctx, reported, subject)
    return ctx.inertia.render('moderation/report', {
      member: await named(ctx, reported),
      reasons: [...reportReasons],
      subject,
      backTo: await placeOf(ctx, reported, subject),
      picture: shownPicture(subject, storageKey, ctx.member.profile.id),
      lines: linesOfReported(lines),
    })
  }

  async store(ctx: HttpContext) {
    const { member, params, response, site } = ctx
    const reported = await findReportable(params.id, member)
    const form = await ctx.request.validateUsing(reportValidator)
    const explanation = parseExplanation(form.reason, form.explanation ?? '')
    if (!explanation.ok) return answerRefusal(ctx, explanation, 'explanation')

    const asked = (await requestedSubject(ctx, reported.id)) ?? notFound(ctx)
    const subject = form.message ? { kind: 'message' as const, id: form.message } : asked
    const reporting = await reportMember(this.ports, {
      reporterId: member.profile.id,
      reportedId: reported.id,
      reason: form.reason,
      explanation: explanation.value,
      evidenceKind: subject.kind,
      evidenceId: subject.id,
      evidence: await this.#evidence(ctx, reported, subject),
      settings: site.settings,
    })
    if (reporting.ok) return response.redirect().toRoute('reports.show', [reported.id])
    return answerRefusal(ctx, reporting)
  }

  async show(ctx: HttpContext) {
    const { id } = ctx.member.profile
    const reported = await findReportable(ctx.params.id, ctx.member)
    if (!(await hasReported(id, reported.id))) return notFound(ctx)
    return ctx.inertia.render('moderation/reported', {
      member: await named(ctx, reported),
      blocked: await hasBlocked(id, reported.id),
    })
  }

  async #evidence(ctx: HttpContext, reported: Profile, subject: ReportSubject) {
    const { lines, storageKey } = await seenContent(ctx, reported, subject)
    const { name, about } = reported
    return {
      name,
      about,
      lines,
      picture: storageKey ? await this.ports.photos.read(storageKey, 'full') : null,
    }
  }
}

/** The page that the report was opened from. */
async function placeOf({ member }: HttpContext, { id, status }: Profile, { kind }: ReportSubject) {
  if (await hasBlocked(member.profile.id, id)) return '/profile/blocked'
  const isChat = kind === 'message' || kind === 'conversation'
  return isChat || status !== 'active' ? `/members/${id}/chat` : `/members/${id}`
}

/** The picture of the evidence, when a picture is what is reported. */
function shownPicture({ kind, id }: ReportSubject, storageKey: string | null, viewerId: string) {
  if (kind === 'photo') return photoUrl(id, 'full', viewerId)
  return kind === 'message' && storageKey ? messagePhotoUrl(id, 'full', viewerId) : null
}

/** What the report is about: by default the profile; null for an invalid request. */
async function requestedSubject(
  { request }: HttpContext,
  profileId: string
): Promise<ReportSubject | null> {
  const [error, asked] = await reportSubjectValidator.tryValidate(request.qs())
  return error ? null : { kind: asked.kind ?? 'profile', id: asked.id ?? profileId }
}

async function seenContent(ctx: HttpContext, reported: Profile, subject: ReportSubject) {
  const reading = { reporter: ctx.member, reported, site: ctx.site }
  return (await reportedContent(reading, subject)) ?? notFound(ctx)
}

/** A deleted member has no name, here as in a conversation. */
async function named({ i18n }: HttpContext, { id, userId, name, fictional }: Profile) {
  const { status } = await User.findOrFail(userId)
  return { id, name: isGone(status) ? i18n.t('messaging.former_member') : name, fictional }
}
