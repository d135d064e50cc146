import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { subjectOf } from '#core/complaints/public_form/subject'
import { Ports } from '#core/ports'
import { publicFormProps } from '#controllers/complaints/public_form_props'
import { hasProvedAddress, sendForm } from '#controllers/complaints/send'
import { earlierTickets } from '#queries/complaints/earlier_tickets'
import { complaintValidator, generalKinds } from '#validators/complaints/complaint'

/** Complaints of anybody, logged in or not. */
@inject()
export default class ComplaintsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const props = await publicFormProps(ctx, this.ports)
    const { site, viewer } = ctx
    const isOwner = viewer !== undefined && hasProvedAddress(viewer)
    const earlier = isOwner ? await earlierTickets(this.ports, viewer.user.id, site.id) : []
    return ctx.inertia.render('complaints/index', { ...props, earlier, kinds: [...generalKinds] })
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(complaintValidator)
    const { about, email, kind, order, request_id: requestId, words } = form
    const written = words ?? ''
    const aboutLine = about ? `\n\n${ctx.i18n.t('complaints.about')}: ${about}` : ''
    const subject = subjectOf(written) || ctx.i18n.t(`complaints.kind_${kind}`)
    return sendForm(
      ctx,
      this.ports,
      {
        kind,
        subject,
        body: written.trim() === '' ? '' : written + aboutLine,
        email: email ?? '',
        name: null,
        orderId: order,
        requestId,
      },
      { about, email, kind, order, words }
    )
  }
}
