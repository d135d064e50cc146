import { terminal, type Actor } from '#core/admin/admin'
import { appendAudit } from '#core/admin/audit/append_audit'
import { isInterrupted, type BankImport } from '#core/payments/sepa/bank_import'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type NotePorts = Uses<'clock' | 'secrets' | 'unitOfWork'>

/** Notes that an import got to its end; earlier ones of the same file that did not are settled by it. */
export async function noteImportEnd(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { digest }: Pick<BankImport, 'digest'>
) {
  await unitOfWork.run(async ({ bankImports }) => {
    for (const { id } of await bankImports.where({ digest, endedAt: null })) {
      await bankImports.update(id, { endedAt: clock.now() })
    }
  })
}

/** Notes that an import failed on its way, in the audit log too. The same file settles it. */
export async function noteImportFault(
  ports: NotePorts,
  { by, importId }: Readonly<{ by: Actor; importId: string }>
) {
  await ports.unitOfWork.run((repositories) => interrupt(ports, repositories, { by, importId }))
}

/**
 * Finds imports that did not get to their end within 15 minutes, as after a crash: the audit log says
 * so, and the dashboard until the same file was imported again. Returns how many.
 * Rule: docs/product/payments.md, Bank statements.
 */
export async function noteInterruptedImports(ports: NotePorts) {
  const now = ports.clock.now()
  return ports.unitOfWork.run(async (repositories) => {
    const open = await repositories.bankImports.where({ endedAt: null, interruptedAt: null })
    const interrupted = open.filter((one) => isInterrupted(one, now))
    for (const { id: importId } of interrupted) {
      await interrupt(ports, repositories, { by: terminal, importId })
    }
    return interrupted.length
  })
}

async function interrupt(
  ports: Uses<'clock' | 'secrets'>,
  repositories: Repositories,
  { by, importId }: Readonly<{ by: Actor; importId: string }>
) {
  const at = ports.clock.now()
  const begun = await repositories.bankImports.lock(importId)
  if (!begun || begun.endedAt || begun.interruptedAt) return
  await repositories.bankImports.update(importId, { interruptedAt: at })
  await appendAudit(ports, repositories, {
    at,
    adminId: by.adminId,
    act: 'exchange_bank_files',
    subject: { kind: 'bank_file', id: begun.fileId },
    siteId: null,
    before: null,
    after: { state: 'interrupted' },
    reason: null,
  })
}
