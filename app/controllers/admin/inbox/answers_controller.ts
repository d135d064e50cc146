import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { claimWork, releaseWork } from '#core/admin/claims/work_claim'
import { inboxOrders } from '#core/admin/inbox/inbox_order'
import { putAside } from '#core/admin/inbox/put_aside'
import { hasRight } from '#core/admin/rights'
import { Ports } from '#core/ports'
import { locales } from '#core/sites/locales'
import { exchangePage } from '#queries/admin/inbox/exchange_page'
import { readyLinesOf } from '#queries/admin/inbox/ready_lines_of'
import {
  waitingAnswerCount,
  waitingAnswers,
  waitingAnswerTotals,
} from '#queries/admin/inbox/waiting_answers'
import { waitingRows } from '#queries/admin/inbox/waiting_rows'
import { sendCsv } from '#replies/admin/csv'
import { profileWords } from '#replies/admin/profile_words'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { statementsFor } from '#replies/admin/statements'
import { notFound } from '#replies/not_found'
import { exchangeValidator, inboxFilterValidator } from '#validators/admin/inbox'

/** Members who wait for an answer of a fictional profile. */
@inject()
export default class AnswersController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const filter = await filterOf(ctx)
    const { language, order } = filter
    const { siteId } = ctx.admin
    const { next, rows } = await waitingAnswers(this.#looking(ctx), filter)
    const totals = await waitingAnswerTotals(siteId)
    return ctx.view.render('admin/inbox/index', {
      language,
      found: await waitingAnswerCount(siteId, language),
      locales,
      next,
      order,
      orders: inboxOrders,
      rows,
      totals,
    })
  }

  /** Every conversation of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    await sendCsv(ctx, 'fictional inbox', waitingRows(this.#looking(ctx), await filterOf(ctx)))
  }

  #looking({ admin }: HttpContext) {
    return { siteId: admin.siteId, adminId: admin.id, now: this.ports.clock.now() }
  }

  async show(ctx: HttpContext) {
    const { admin, i18n, params, request, view } = ctx
    const { before, line } = await request.validateUsing(exchangeValidator)
    const now = this.ports.clock.now()
    const { siteId } = admin
    const page = await exchangePage({ id: String(params.id), siteId, now, before })
    if (!page) return notFound(ctx)
    const lines = await readyLinesOf(admin.id, page.member.language)
    const claim = page.waits && !page.isAway ? await this.#claim(ctx) : null
    return view.render('admin/inbox/show', {
      ...page,
      claim,
      clientId: randomUUID(),
      lines,
      begun: lines.find(({ id }) => id === line)?.body ?? '',
      statements: statementsFor(page),
      words: {
        fictional: profileWords(i18n, page.fictional),
        member: profileWords(i18n, page.member),
      },
    })
  }

  /** Leaves it to others. */
  async release(ctx: HttpContext) {
    const subjectId = String(ctx.params.id)
    const adminId = ctx.admin.id
    await releaseWork(this.ports, { kind: 'fictional_conversation', subjectId, adminId })
    return answerDone(ctx, ctx.i18n.t('admin.inbox.released'), '/admin/inbox')
  }

  /** Needs no answer. */
  async putAside(ctx: HttpContext) {
    const act = { by: ctx.admin.actor, conversationId: String(ctx.params.id) }
    const done = await putAside(this.ports, act)
    if (!done.ok) return answerAdminRefusal(ctx, done)
    return answerDone(ctx, ctx.i18n.t('admin.inbox.put_aside_done'), '/admin/inbox')
  }

  /**
   * Claims a conversation that waits for the admin who opens it, and may answer; null for others and while another
   * has it.
   */
  async #claim({ admin, params }: HttpContext) {
    if (!hasRight(admin.role, 'reply_as_fictional')) return null
    const subjectId = String(params.id)
    const claim = { kind: 'fictional_conversation', subjectId, adminId: admin.id } as const
    const claimed = await claimWork(this.ports, claim)
    return claimed.ok ? { until: claimed.value.until.toMillis() } : null
  }
}

/** In every language, worries first, unless something else is asked for. */
async function filterOf({ request }: HttpContext) {
  const asked = await request.validateUsing(inboxFilterValidator)
  const { after, language = null, order = 'worries' } = asked
  return { after, language, order }
}
