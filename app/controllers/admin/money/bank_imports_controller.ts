import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { importBankFile } from '#core/admin/money/import_bank_file'
import { Ports } from '#core/ports'
import { interruptedImports } from '#queries/admin/money/interrupted_imports'
import { ownAccounts } from '#queries/payments/company_account'
import { answerAdminRefusal } from '#replies/admin/refusals'

/** Statements and reports of the bank, read in the browser. */
@inject()
export default class BankImportsController {
  constructor(private ports: Ports) {}

  async create({ view }: HttpContext) {
    const interrupted = await interruptedImports()
    return view.render('admin/money/bank', { imported: null, interrupted })
  }

  /** Says at once what became of each entry: a file may have hundreds. */
  async store(ctx: HttpContext) {
    const { admin, arrivedFiles, i18n, response, session, view } = ctx
    const [sent] = arrivedFiles
    if (!sent) {
      session.flash('error', i18n.t('admin.money.bank_file_missing'))
      return response.redirect().toPath('/admin/orders/bank')
    }
    const imported = await importBankFile(this.ports, {
      by: admin.actor,
      content: sent.bytes,
      accounts: await ownAccounts(),
    })
    if (!imported.ok) return answerAdminRefusal(ctx, imported)
    const interrupted = await interruptedImports()
    return view.render('admin/money/bank', { imported: imported.value, interrupted })
  }
}
