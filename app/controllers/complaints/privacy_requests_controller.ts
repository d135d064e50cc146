import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { privacyRequests } from '#core/complaints/public_form/privacy_request'
import { Ports } from '#core/ports'
import { publicFormProps } from '#controllers/complaints/public_form_props'
import { sendForm } from '#controllers/complaints/send'
import { privacyValidator } from '#validators/complaints/complaint'

/** What anybody may ask of us about their data, by the GDPR. */
@inject()
export default class PrivacyRequestsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const props = await publicFormProps(ctx, this.ports)
    return ctx.inertia.render('complaints/privacy', { ...props, requests: [...privacyRequests] })
  }

  async store(ctx: HttpContext) {
    const { i18n } = ctx
    const form = await ctx.request.validateUsing(privacyValidator)
    const { email, request, words } = form
    const asked = i18n.t(`complaints.privacy_${request}`)
    return sendForm(
      ctx,
      this.ports,
      {
        kind: 'privacy',
        subject: `${i18n.t('complaints.kind_privacy')}: ${asked}`,
        body: `${asked}\n\n${words ?? ''}`,
        email: email ?? '',
        name: null,
        requestId: form.request_id,
      },
      { email, request, words }
    )
  }
}
