import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import {
  confirmProposal,
  declineProposal,
  isSecondFor,
} from '#core/admin/four_eyes/decide_proposal'
import { proposalStages } from '#core/admin/four_eyes/proposal'
import { Ports } from '#core/ports'
import { subjectsOf } from '#queries/admin/proposal_subjects'
import { proposalRows } from '#queries/admin/proposal_rows'
import { proposalCount, proposalList } from '#queries/admin/proposals'
import { decodeCursor } from '#queries/time_cursor'
import { sendCsv } from '#replies/admin/csv'
import { shownCode } from '#replies/admin/discount_codes'
import {
  adminRefusalText,
  answerAdminRefusal,
  answerDone,
  type AdminRefusal,
} from '#replies/admin/refusals'

/** Acts that wait for a second admin. */
@inject()
export default class ProposalsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { admin, request, view } = ctx
    const { siteId } = admin
    const stage = stageOf(request.qs())
    const after = decodeCursor(request.qs().after)
    const { next, rows } = await proposalList(siteId, { stage, after })
    const kept = stage === 'waiting' ? '' : `status=${stage}&`
    return view.render('admin/admins/requests', {
      rows: await this.#named(ctx, rows),
      stage,
      found: await proposalCount(siteId, stage),
      first: after && `/admin/requests?${kept}`,
      next: next && `/admin/requests?${kept}after=${next}`,
    })
  }

  /** With whom they are about, and why this admin can't confirm one of their own. */
  async #named(ctx: HttpContext, rows: Awaited<ReturnType<typeof proposalList>>['rows']) {
    const { admin } = ctx
    const subjectOf = await subjectsOf(rows, admin.locale)
    return Promise.all(
      rows.map(async (row) => {
        const isOwn = row.proposedBy === admin.id && row.status === 'waiting'
        const deciding = { by: admin.actor, proposalId: row.id }
        const may = isOwn ? await isSecondFor(this.ports, deciding) : null
        const why = may && !may.ok ? adminRefusalText(ctx, may) : null
        const discount = row.discount && shownCode(ctx, row.discount, this.ports.clock.now())
        return { ...row, ...subjectOf(row), discount, why }
      })
    )
  }

  /** Every request of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    const rows = proposalRows(ctx.admin.siteId, stageOf(ctx.request.qs()))
    await sendCsv(ctx, 'requests', rows)
  }

  async confirm(ctx: HttpContext) {
    const deciding = { by: ctx.admin.actor, proposalId: ctx.params.id }
    const confirmed = await confirmProposal(this.ports, deciding)
    if (!confirmed.ok) return answerAdminRefusal(ctx, confirmed as AdminRefusal)
    return answerDone(ctx, ctx.i18n.t('admin.requests.confirmed'))
  }

  async decline(ctx: HttpContext) {
    const deciding = { by: ctx.admin.actor, proposalId: ctx.params.id }
    const declined = await declineProposal(this.ports, deciding)
    if (!declined.ok) return answerAdminRefusal(ctx, declined)
    return answerDone(ctx, ctx.i18n.t('admin.requests.declined'))
  }
}

/** The stage that is asked for; without one, the proposals that wait. */
function stageOf(asked: Record<string, unknown>) {
  return proposalStages.find((stage) => stage === asked.status) ?? 'waiting'
}
