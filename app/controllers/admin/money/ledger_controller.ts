import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isId } from '#core/id'
import { keepCheckOfAdmin } from '#core/admin/money/verify_ledger'
import { accountKinds } from '#core/credits/ledger_check'
import { memberOf, type LedgerAccount } from '#core/credits/movement'
import { Ports } from '#core/ports'
import { addUpLedger } from '#jobs/check_ledger_job'
import {
  balanceOf,
  lastLedgerCheck,
  memberAccountCount,
  memberAccounts,
  movementsOf,
} from '#queries/admin/money/ledger_accounts'
import { accountRows, memberAccountRows } from '#queries/admin/money/account_rows'
import { decodeCursor } from '#queries/time_cursor'
import { sendCsv } from '#replies/admin/csv'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'

const path = '/admin/orders/ledger'

/** The ledger: its trial balance, its accounts and what moved on them. */
@inject()
export default class LedgerController {
  constructor(private ports: Ports) {}

  async show({ request, view }: HttpContext) {
    const { after, all } = request.qs()
    const isAll = all === 'yes'
    const { accounts, next } = await memberAccounts({ all: isAll }, isId(after) ? after : null)
    const kept: [string, string][] = isAll ? [['all', 'yes']] : []
    const check = await lastLedgerCheck()
    return view.render('admin/money/ledger', {
      accounts,
      check,
      all: isAll,
      found: await memberAccountCount(isAll),
      next: next && `${path}?${new URLSearchParams([...kept, ['after', next]])}`,
    })
  }

  /** Every account of the filter, as a file that is sent while it is read. */
  async accountsCsv(ctx: HttpContext) {
    await sendCsv(ctx, 'accounts', memberAccountRows(ctx.request.qs().all === 'yes'))
  }

  /** Reads the whole ledger; nothing in it changes. */
  async verify(ctx: HttpContext) {
    const { check } = await addUpLedger(this.ports)
    const kept = await keepCheckOfAdmin(this.ports, { by: ctx.admin.actor, check })
    if (!kept.ok) return answerAdminRefusal(ctx, kept)
    const { differing } = check
    if (differing === 0) return answerDone(ctx, ctx.i18n.t('admin.ledger.whole'), path)
    ctx.session.flash('error', ctx.i18n.t('admin.ledger.differs', { differing }))
    return ctx.response.redirect().toPath(path)
  }

  async account(ctx: HttpContext) {
    const known = await knownAccount(ctx)
    if (!known) return notFound(ctx)
    const { account, balance, userId } = known
    const { movements, next } = await movementsOf(account, decodeCursor(ctx.request.qs().after))
    return ctx.view.render('admin/money/ledger_account', {
      account,
      userId,
      balance,
      movements,
      next: next && `${path}/${account}?${new URLSearchParams({ after: next })}`,
    })
  }

  /** All movements of an account, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    const known = await knownAccount(ctx)
    if (!known) return notFound(ctx)
    await sendCsv(ctx, `ledger ${known.account.replace(':', ' ')}`, accountRows(known.account))
  }
}

/** The account of a URL, with the member's balance; null for one that is not there. */
async function knownAccount({ params }: HttpContext) {
  const account = String(params.account) as LedgerAccount
  const userId = memberOf(account)
  const balance = userId === null ? null : await balanceOf(userId)
  const isKnown = userId === null ? accountKinds.some((one) => one === account) : balance !== null
  return isKnown ? { account, balance, userId } : null
}
