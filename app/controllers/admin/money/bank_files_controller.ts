import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isId } from '#core/id'
import { exportBankFile, markBankFileSent, readBankFile } from '#core/admin/money/export_bank_file'
import type { Refused } from '#core/result'
import { Ports } from '#core/ports'
import Site from '#models/site'
import { bankFileRows, debitRows } from '#queries/admin/money/bank_file_rows'
import {
  bankFile,
  bankFileCount,
  bankFiles,
  debitsOf,
  readyToExport,
} from '#queries/admin/money/bank_files'
import { creditorOf } from '#queries/payments/company_account'
import { decodeNamedCursor } from '#queries/time_cursor'
import { sendCsv } from '#replies/admin/csv'
import { answerAdminRefusal, answerDone, type AdminRefusal } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { exportValidator } from '#validators/admin/money'

const path = '/admin/orders/debits'

/** Files of direct debits for the bank. They name payers and accounts, so reading one is an act. */
@inject()
export default class BankFilesController {
  constructor(private ports: Ports) {}

  async index({ request, view }: HttpContext) {
    const after = decodeNamedCursor(request.qs().after)
    const { files, next } = await bankFiles(after)
    return view.render('admin/money/debits', {
      files,
      found: await bankFileCount(),
      ready: await readyToExport(),
      next: next && `${path}?${new URLSearchParams({ after: next })}`,
    })
  }

  /** Every file of debits, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    await sendCsv(ctx, 'direct debit files', bankFileRows())
  }

  async store(ctx: HttpContext) {
    const { days, site: siteId } = await ctx.request.validateUsing(exportValidator)
    const site = await Site.find(siteId)
    if (!site) return notFound(ctx)
    const creditor = await creditorOf(siteId)
    const wanted = { by: ctx.admin.actor, siteId, creditor, description: site.name, days }
    const made = await exportBankFile(this.ports, wanted)
    if (!made.ok) return answerAdminRefusal(ctx, made)
    return answerDone(ctx, ctx.i18n.t('admin.debits.made'), `${path}/${made.value.messageId}`)
  }

  async show(ctx: HttpContext) {
    const messageId = String(ctx.params.file)
    const file = await bankFile(messageId)
    if (!file) return notFound(ctx)
    const { after } = ctx.request.qs()
    const { debits, next } = await debitsOf(messageId, isId(after) ? after : null)
    return ctx.view.render('admin/money/debit_file', {
      file,
      debits,
      at: `${path}/${messageId}`,
      next: next && `${path}/${messageId}?${new URLSearchParams({ after: next })}`,
    })
  }

  /** Every debit of a file. */
  async debitsCsv(ctx: HttpContext) {
    const messageId = String(ctx.params.file)
    if (!(await bankFile(messageId))) return notFound(ctx)
    await sendCsv(ctx, `direct debits ${messageId}`, debitRows(messageId))
  }

  async content(ctx: HttpContext) {
    const messageId = String(ctx.params.file)
    const found = await readBankFile(this.ports, { by: ctx.admin.actor, messageId })
    if (!found.ok) return refuse(ctx, found)
    const { response } = ctx
    response.header('Content-Type', 'application/xml; charset=utf-8')
    response.header('Content-Disposition', `attachment; filename="${messageId}.xml"`)
    return response.send(found.value.content)
  }

  async sent(ctx: HttpContext) {
    const messageId = String(ctx.params.file)
    const marked = await markBankFileSent(this.ports, { by: ctx.admin.actor, messageId })
    if (!marked.ok) return refuse(ctx, marked)
    return answerDone(ctx, ctx.i18n.t('admin.debits.marked'), `${path}/${messageId}`)
  }
}

/** A file that is gone, or never was, is not found. */
function refuse(ctx: HttpContext, refused: AdminRefusal & Refused<string>) {
  return refused.refusal === 'file_not_found' ? notFound(ctx) : answerAdminRefusal(ctx, refused)
}
