import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { createFictional } from '#core/admin/fictional/create_fictional'
import { editFictional, switchFictional } from '#core/admin/fictional/edit_fictional'
import { Ports } from '#core/ports'
import { photoLimit } from '#core/profiles/photos/photo_limits'
import { fictionalForm } from '#controllers/admin/inbox/fictional_form'
import { fictionalCount, fictionalList, findFictional } from '#queries/admin/inbox/fictional_list'
import { fictionalRows } from '#queries/admin/inbox/fictional_rows'
import { sitesOf } from '#queries/admin/sites_of'
import { siteSettings } from '#queries/sites/site_settings'
import { sendCsv } from '#replies/admin/csv'
import { fictionalChoices, fictionalFields } from '#replies/admin/fictional_fields'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import {
  fictionalPageValidator,
  fictionalValidator,
  switchValidator,
} from '#validators/admin/inbox'

const path = '/admin/inbox/profiles'

/** Fictional profiles, which admins make and edit. */
@inject()
export default class ProfilesController {
  constructor(private ports: Ports) {}

  async index({ admin, request, view }: HttpContext) {
    const { after = null } = await request.validateUsing(fictionalPageValidator)
    const listing = { siteId: admin.siteId, after, now: this.ports.clock.now() }
    return view.render('admin/inbox/profiles', {
      ...(await fictionalList(listing, admin.locale)),
      found: await fictionalCount(admin.siteId),
    })
  }

  /** Every profile of the list, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    const { locale, siteId } = ctx.admin
    const rows = fictionalRows({ siteId, now: this.ports.clock.now() }, locale)
    await sendCsv(ctx, 'fictional profiles', rows)
  }

  async create(ctx: HttpContext) {
    const sites = await sitesOf(ctx.admin)
    const choices = fictionalChoices(ctx)
    const fields = fictionalFields(null)
    return ctx.view.render('admin/inbox/new_profile', { ...choices, fields, sites })
  }

  async store(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(fictionalValidator)
    const siteId = ctx.admin.siteId ?? sent.site ?? (await sitesOf(ctx.admin))[0].id
    const created = await createFictional(this.ports, {
      by: ctx.admin.actor,
      siteId,
      language: sent.language,
      form: await fictionalForm(sent),
      settings: await siteSettings(siteId),
    })
    if (!created.ok) return answerAdminRefusal(ctx, created)
    const { profileId } = created.value
    return answerDone(ctx, ctx.i18n.t('admin.inbox.profile_made'), `${path}/${profileId}`)
  }

  async show(ctx: HttpContext) {
    const found = await findFictional(String(ctx.params.id), ctx.admin.siteId)
    if (!found) return notFound(ctx)
    return ctx.view.render('admin/inbox/profile', {
      ...fictionalChoices(ctx),
      clientId: randomUUID(),
      fields: fictionalFields(found),
      mostPhotos: photoLimit({ paidUser: false }, await siteSettings(found.profile.siteId)),
      photos: found.photos,
      profile: found.profile,
    })
  }

  async update(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(fictionalValidator)
    const found = await findFictional(String(ctx.params.id), ctx.admin.siteId)
    if (!found) return notFound(ctx)
    const edited = await editFictional(this.ports, {
      by: ctx.admin.actor,
      profileId: found.profile.id,
      language: sent.language,
      form: await fictionalForm(sent),
      settings: await siteSettings(found.profile.siteId),
    })
    if (!edited.ok) return answerAdminRefusal(ctx, edited)
    return answerDone(ctx, ctx.i18n.t('admin.inbox.profile_saved'))
  }

  async switch(ctx: HttpContext) {
    const { on: isOn } = await ctx.request.validateUsing(switchValidator)
    const act = { by: ctx.admin.actor, profileId: String(ctx.params.id), isOn }
    const switched = await switchFictional(this.ports, act)
    if (!switched.ok) return answerAdminRefusal(ctx, switched)
    return answerDone(ctx, ctx.i18n.t(`admin.inbox.switched_${isOn ? 'on' : 'off'}`))
  }
}
