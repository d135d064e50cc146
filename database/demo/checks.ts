import type { Database } from '@adonisjs/lucid/database'
import { checkAudit } from '#core/admin/audit/check_audit'
import { accountKinds, ledgerCheckOf, type AccountKind } from '#core/credits/ledger_check'
import type { Currency } from '#core/money'
import type { Ports } from '#core/ports'

/** The demo begins as a site does after its first night: audit log and ledger are checked. */
export async function checkDemo(database: Database, ports: Ports) {
  await checkAudit(ports)
  const movements = await database
    .from('ledger_movements')
    .select('from_account as source', 'to_account as target', 'credits')
  const accounts = accountKinds.map((account) => {
    const reached = movements.filter(({ target }) => kindOf(target) === account)
    const left = movements.filter(({ source }) => kindOf(source) === account)
    return { account, received: creditsOf(reached), given: creditsOf(left) }
  })
  const papers = await database
    .from('invoices')
    .select('currency', 'kind', 'gross_amount as amount')
  const currencies: Currency[] = [...new Set(papers.map(({ currency }) => currency))].toSorted()
  const money = currencies.map((currency) => {
    const own = papers.filter((paper) => paper.currency === currency)
    const [credited, invoiced] = ['credit_note', 'invoice'].map((kind) => {
      return own.filter((paper) => paper.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
    })
    return { currency, invoiced, credited }
  })
  const counted = { id: ports.ids.next(), checkedAt: ports.clock.now(), accounts, money }
  await ports.unitOfWork.run(({ ledgerChecks }) => ledgerChecks.add(ledgerCheckOf(counted, [])))
}

function kindOf(account: string): AccountKind {
  return account.startsWith('member:') ? 'members' : (account as AccountKind)
}

function creditsOf(movements: readonly Readonly<{ credits: number }>[]) {
  return movements.reduce((sum, { credits }) => sum + credits, 0)
}
