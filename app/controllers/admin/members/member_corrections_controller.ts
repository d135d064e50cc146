import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { correctBirthDate, correctGender } from '#core/admin/members/correct_member'
import { renameMember } from '#core/admin/members/rename_member'
import { Ports } from '#core/ports'
import { parseDay } from '#core/profiles/age'
import { memberSeenBy } from '#queries/admin/members/member_file'
import { siteSettings } from '#queries/sites/site_settings'
import { answerOnFile } from '#replies/admin/member_file'
import { answerAdminRefusal } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { birthDateValidator, genderValidator, memberNameValidator } from '#validators/admin/members'

@inject()
export default class MemberCorrectionsController {
  constructor(private ports: Ports) {}

  async birthDate(ctx: HttpContext) {
    const member = await memberSeenBy(String(ctx.params.id), ctx.admin)
    if (!member) return notFound(ctx)
    const { born, facts, reason } = await ctx.request.validateUsing(birthDateValidator)
    const { id: userId, siteId } = member.user
    const corrected = await correctBirthDate(this.ports, {
      by: ctx.admin.actor,
      userId,
      dateOfBirth: parseDay(born),
      reason: reason ?? '',
      facts: facts ?? '',
      settings: await siteSettings(siteId),
    })
    if (!corrected.ok) return answerAdminRefusal(ctx, corrected)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.saved'))
  }

  async name(ctx: HttpContext) {
    const { name, reason } = await ctx.request.validateUsing(memberNameValidator)
    const renamed = await renameMember(this.ports, {
      by: ctx.admin.actor,
      userId: String(ctx.params.id),
      name: name ?? '',
      reason: reason ?? '',
    })
    if (!renamed.ok) return answerAdminRefusal(ctx, renamed)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.saved'))
  }

  async gender(ctx: HttpContext) {
    const { facts, gender, reason } = await ctx.request.validateUsing(genderValidator)
    const corrected = await correctGender(this.ports, {
      by: ctx.admin.actor,
      userId: String(ctx.params.id),
      gender,
      reason: reason ?? '',
      facts: facts ?? '',
    })
    if (!corrected.ok) return answerAdminRefusal(ctx, corrected)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.saved'))
  }
}
