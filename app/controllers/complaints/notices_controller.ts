import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { parseNotice } from '#core/complaints/door/notice'
import { Ports } from '#core/ports'
import { doorProps } from '#controllers/complaints/door_props'
import { keepTyped, sendForm } from '#controllers/complaints/send'
import { answerRefusal } from '#replies/refusals'
import { noticeValidator } from '#validators/complaints/complaint'

/** Notices of illegal content: article 16 of the Digital Services Act. */
@inject()
export default class NoticesController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    return ctx.inertia.render('complaints/notice', await doorProps(ctx, this.ports))
  }

  async store(ctx: HttpContext) {
    const { i18n, request, viewer } = ctx
    const form = await request.validateUsing(noticeValidator)
    const { child_abuse, email, good_faith, name, where, words } = form
    const typed = { child_abuse, email, good_faith, name, where, words }
    const notice = parseNotice({
      where: where ?? '',
      words: words ?? '',
      name: name ?? '',
      email: viewer?.user.email ?? email ?? '',
      goodFaith: good_faith ?? false,
      childAbuse: child_abuse ?? false,
    })
    if (!notice.ok) {
      keepTyped(ctx, typed)
      return answerRefusal(ctx, notice)
    }
    const place = `${i18n.t('complaints.where')}: ${notice.value.where}`
    const parts = [place, notice.value.words, i18n.t('complaints.good_faith')]
    return sendForm(
      ctx,
      this.ports,
      {
        kind: 'illegal_content',
        subject: i18n.t('complaints.kind_illegal_content'),
        body: parts.join('\n\n'),
        email: notice.value.email,
        name: notice.value.name,
        requestId: form.request_id,
      },
      typed
    )
  }
}
