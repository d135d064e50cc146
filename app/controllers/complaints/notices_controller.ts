import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { parseNotice } from '#core/complaints/public_form/notice'
import { Ports } from '#core/ports'
import { mayHideAtOnce } from '#limits/complaint_limits'
import { publicFormProps } from '#controllers/complaints/public_form_props'
import { keepTyped, sendForm } from '#controllers/complaints/send'
import { answerRefusal } from '#replies/refusals'
import { noticeValidator } from '#validators/complaints/complaint'

/** Notices of illegal content: article 16 of the Digital Services Act. */
@inject()
export default class NoticesController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    return ctx.inertia.render('complaints/notice', await publicFormProps(ctx, this.ports))
  }

  async store(ctx: HttpContext) {
    const { i18n, request, viewer } = ctx
    const form = await request.validateUsing(noticeValidator)
    const { child_abuse: childAbuse, email, good_faith: goodFaith, name, where, words } = form
    const notice = parseNotice({
      where: where ?? '',
      words: words ?? '',
      name: name ?? '',
      email: viewer?.user.email ?? email ?? '',
      goodFaith: goodFaith ?? false,
      childAbuse: childAbuse ?? false,
    })
    const typed = { childAbuse, email, goodFaith, name, where, words }
    if (!notice.ok) {
      keepTyped(ctx, typed)
      return answerRefusal(ctx, notice)
    }
    const place = `${i18n.t('complaints.where')}: ${notice.value.where}`
    const parts = [place, notice.value.words, i18n.t('complaints.good_faith')]
    const hidesPhoto = notice.value.childAbuse && (await mayHideAtOnce(ctx, notice.value))
    return sendForm(
      ctx,
      this.ports,
      {
        kind: 'illegal_content',
        subject: i18n.t('complaints.kind_illegal_content'),
        body: parts.join('\n\n'),
        email: notice.value.email,
        name: notice.value.name,
        notice: { where: notice.value.where, childAbuse: notice.value.childAbuse, hidesPhoto },
        requestId: form.request_id,
      },
      typed
    )
  }
}
