import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { ledgerCheckOf } from '#core/credits/ledger_check'
import { Ports } from '#core/ports'
import { alarmOf } from '#core/sites/alarm'
import { raiseAlarm } from '#core/sites/raise_alarm'
import { ledgerFindings } from '#queries/credits/ledger_findings'
import { moneyTotals, trialBalance } from '#queries/credits/trial_balance'

/** Checks the ledger by night; scheduled. */
@inject()
export default class CheckLedgerJob extends Job<Record<string, never>> {
  static options = { name: 'check_ledger' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await checkLedger(this.ports)
  }
}

/**
 * Adds up the ledger and looks for what differs, stores the outcome and returns it. Differences raise
 * an alarm, once a day.
 */
export async function checkLedger(ports: Ports) {
  const { check } = await addUpLedger(ports)
  await ports.unitOfWork.run(({ ledgerChecks }) => ledgerChecks.add(check))
  if (check.differing > 0) await raiseAlarm(ports, alarmOf('ledger_differs', null, check.checkedAt))
  return check
}

/** Adds up the ledger; returns the outcome, and everything that differs. */
export async function addUpLedger({ clock, ids }: Ports) {
  const accounts = await trialBalance()
  const money = await moneyTotals()
  const counted = { id: ids.next(), checkedAt: clock.now(), accounts, money }
  const findings = await ledgerFindings()
  return { check: ledgerCheckOf(counted, findings), findings }
}
