import type { Actor } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import type { Creditor } from '#core/payments/sepa/collection'
import { exportDebits, findExportedFile } from '#core/payments/sepa/export_debits'
import { newMessageId } from '#core/payments/sepa/sepa_file'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type FilePorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

type Exporting = Readonly<{
  by: Actor
  siteId: string
  /** Null where the company of the site cannot collect direct debits. */
  creditor: Creditor | null
  /** What payers read on their bank statement. */
  description: string
  /** How many days ahead debits are exported, 0 to 90. */
  days: number
}>

const mostDays = 90

/**
 * Exports the debits of a site that are ready into one file for the bank, and returns it. Refuses as
 * `performAct` and `exportDebits` do, 'creditor_missing' and 'days_out_of_range'.
 * Rule: docs/product/payments.md, Direct debit.
 */
export async function exportBankFile(
  ports: FilePorts & Uses<'bankFiles' | 'ids'>,
  { by, creditor, days, description, siteId }: Exporting
) {
  if (!creditor) return refuse('creditor_missing')
  const isInRange = Number.isInteger(days) && days >= 0 && days <= mostDays
  if (!isInRange) return refuse('days_out_of_range', { most: mostDays })
  const messageId = newMessageId(ports.clock.now(), ports.ids.next())
  return performAct(ports, actOn(by, messageId), async (within) => {
    const made = await exportDebits(within, { messageId, siteId, creditor, description, days })
    if (!made.ok) return made
    const { count, sum } = made.value
    return ok({ after: { site: siteId, debits: count, amount: sum }, value: made.value })
  })
}

type OnFile = Readonly<{ by: Actor; messageId: string }>

/**
 * Returns a file that was made before, unchanged: the bank knows it by its message id and collects
 * nothing twice. It names payers and their accounts, so that reading it is an act. Refuses as
 * `performAct` and `findExportedFile` do. Rule: docs/product/payments.md, Direct debit.
 */
export function readBankFile(ports: FilePorts, { by, messageId }: OnFile) {
  return performAct(ports, actOn(by, messageId), async (within) => {
    const found = await findExportedFile(within, { messageId })
    return found.ok ? ok({ after: { read: true }, value: found.value }) : found
  })
}

/**
 * Notes that a file is with the bank. Refuses as `performAct` does, 'file_not_found', and 'file_sent'
 * for one that is. Rule: docs/product/back-office.md, Orders.
 */
export function markBankFileSent(ports: FilePorts, { by, messageId }: OnFile) {
  return performAct(ports, actOn(by, messageId), async ({ clock }, { sepaFiles }) => {
    const file = await sepaFiles.lock(messageId)
    if (!file) return refuse('file_not_found')
    if (file.sentAt) return refuse('file_sent')
    await sepaFiles.update(messageId, { sentAt: clock.now() })
    return ok({ before: { sent: false }, after: { sent: true }, value: undefined })
  })
}

function actOn(by: Actor, messageId: string) {
  const on = { kind: 'bank_file', id: messageId } as const
  return { by, right: 'exchange_bank_files', on, siteId: null, reason: null } as const
}
