import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { parseLine } from '#core/complaints/public_form/notice'
import { Ports } from '#core/ports'
import { publicFormProps } from '#controllers/complaints/public_form_props'
import { keepTyped, sendForm } from '#controllers/complaints/send'
import { answerRefusal } from '#replies/refusals'
import { objectionValidator } from '#validators/complaints/complaint'

/** Appeals against what we decided, also of who cannot log in or never had an account. */
@inject()
export default class ObjectionsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    return ctx.inertia.render('complaints/objection', await publicFormProps(ctx, this.ports))
  }

  async store(ctx: HttpContext) {
    const { i18n } = ctx
    const form = await ctx.request.validateUsing(objectionValidator)
    const { about, email, words } = form
    const decision = parseLine(about ?? '', 'decision_missing')
    if (!decision.ok) {
      keepTyped(ctx, { about, email, words })
      return answerRefusal(ctx, decision, 'about')
    }
    const written = words?.trim() ?? ''
    const place = `${i18n.t('complaints.decision')}: ${decision.value}`
    return sendForm(
      ctx,
      this.ports,
      {
        kind: 'appeal',
        subject: i18n.t('complaints.kind_appeal'),
        body: written === '' ? '' : `${place}\n\n${written}`,
        email: email ?? '',
        name: null,
        requestId: form.request_id,
      },
      { about, email, words }
    )
  }
}
