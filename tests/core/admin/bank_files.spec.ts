import { test } from '@japa/runner'
import { exportBankFile, markBankFileSent, readBankFile } from '#core/admin/money/export_bank_file'
import { importBankFile } from '#core/admin/money/import_bank_file'
import { noteImportFault, noteInterruptedImports } from '#core/admin/money/note_bank_import'
import type { BankFile } from '#core/payments/sepa/statement'
import { BankFiles, WrongBankFile } from '#core/ports/bank_files'
import { UnitOfWork } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'

const account = 'NL91ABNA0417164300'
const content = new Uint8Array()
const messageId = 'ours'
const creditor = { name: 'Vonk B.V.', iban: account, bic: null, creditorId: 'NL69ZZZ123' }
const exporting = { siteId: 'site', creditor, description: 'Vonk', days: 30 }
const debits = [{ endToEndId: 'debit', mandateReference: null, reason: 'AC04' }]
const report = { messageId, refused: null, groups: [{ id: 'group', reason: 'FF01' }], debits }
/** An entry whose line has no day, which no import can store. */
const broken = { direction: 'in', amount: 1, currency: 'EUR', lines: [{} as never] } as const

class OneFile extends BankFiles {
  file: BankFile = { kind: 'statements', statements: [{ account, entries: [] }] }

  read() {
    return this.file
  }

  write() {
    return ''
  }
}

function begun() {
  const ports = { ...fakePorts(), bankFiles: new OneFile() }
  const by = actorOf(adminOf('finance'), ports.clock.now())
  const start = (within: Parameters<typeof importBankFile>[0] = ports) => {
    const now = { ...by, confirmedAt: ports.clock.now() }
    return importBankFile(within, { by: now, content, accounts: [account] })
  }
  const imports = () => [...ports.repositories.bankImports.rows.values()]
  return { ports, by, start, imports }
}

/** Stands for a process that crashes: every unit of work but the first fails. */
class Crashing extends UnitOfWork {
  #units = 0

  constructor(private real: UnitOfWork) {
    super()
  }

  run<T>(work: Parameters<UnitOfWork['run']>[0]): Promise<T> {
    this.#units += 1
    if (this.#units > 1) throw new Error('The process was killed')
    return this.real.run(work) as Promise<T>
  }
}

test.group('The import of a bank file', () => {
  test('is noted from its begin to its end', async ({ assert }) => {
    const { imports, ports, start } = begun()
    assert.isTrue((await start()).ok)
    assert.lengthOf(imports(), 1)
    assert.isNotNull(imports()[0].endedAt)
    ports.clock.advance({ hours: 1 })
    assert.equal(await noteInterruptedImports(ports), 0)
  })

  test('is marked as interrupted after a crash, in the log too', async ({ assert }) => {
    const { imports, ports, start } = begun()
    const unitOfWork = new Crashing(ports.unitOfWork)
    await assert.rejects(() => start({ ...ports, unitOfWork }), 'The process was killed')
    ports.clock.advance({ minutes: 15, milliseconds: -1 })
    assert.equal(await noteInterruptedImports(ports), 0)
    ports.clock.advance({ milliseconds: 1 })
    assert.equal(await noteInterruptedImports(ports), 1)
    assert.equal(await noteInterruptedImports(ports), 0)
    assert.isNotNull(imports()[0].interruptedAt)
    const log = ports.repositories.audit.all
    assert.containSubset(log.at(-1), { adminId: null, after: { state: 'interrupted' } })
    assert.equal(log.at(-1)?.subject.id, log.at(0)?.subject.id)
  })

  test('settles an interrupted one of the same file', async ({ assert }) => {
    const { imports, ports, start } = begun()
    const unitOfWork = new Crashing(ports.unitOfWork)
    await assert.rejects(() => start({ ...ports, unitOfWork }), 'The process was killed')
    ports.clock.advance({ minutes: 15 })
    await noteInterruptedImports(ports)
    assert.isTrue((await start()).ok)
    assert.isEmpty(imports().filter(({ endedAt }) => endedAt === null))
  })

  test('is noted as interrupted at once where it fails on its way, and once', async ({
    assert,
  }) => {
    const { by, imports, ports, start } = begun()
    ports.bankFiles.file = { kind: 'statements', statements: [{ account, entries: [broken] }] }
    await assert.rejects(() => start())
    const [{ id: importId, interruptedAt }] = imports()
    assert.isNotNull(interruptedAt)
    for (const id of [importId, 'unknown']) await noteImportFault(ports, { by, importId: id })
    const states = ports.repositories.audit.all.map(({ after }) => after?.state ?? 'begun')
    assert.deepEqual(states, ['begun', 'interrupted'])
  })

  test('is refused for what is no file of ours, and by who may not', async ({ assert }) => {
    const { imports, ports, start } = begun()
    const { bankFiles } = ports
    const by = actorOf(adminOf('support'), ports.clock.now())
    const foreign = await importBankFile(ports, { by, content, accounts: [account] })
    assert.deepEqual(foreign, refuse('act_not_allowed'))
    bankFiles.file = { kind: 'status', report: { ...report, messageId: 'theirs' } }
    assert.deepEqual(await start(), refuse('file_not_found', { file: 'theirs' }))
    bankFiles.file = { kind: 'statements', statements: [{ account: 'NL00', entries: [] }] }
    assert.deepEqual(await start(), refuse('no_own_account', { account: 'NL00' }))
    bankFiles.read = () => {
      throw new WrongBankFile('is empty')
    }
    assert.deepEqual(await start(), refuse('bank_file_wrong', { reason: 'The file is empty' }))
    assert.isEmpty([...imports(), ...ports.repositories.audit.all])
  })

  test('tells what the bank refused of a file that we sent', async ({ assert }) => {
    const { ports, start } = await exported()
    ports.bankFiles.file = { kind: 'status', report }
    const refused = [{ name: 'debit', reason: 'AC04', found: false, isNew: true }]
    assert.deepEqual(await start(), ok({ kind: 'status', report, debits: refused }))
    const subject = { kind: 'bank_file', id: messageId }
    const after = { file: 'status', entries: 2 }
    assert.containSubset(ports.repositories.audit.all, [{ subject, after }])
  })
})

async function exported() {
  const begin = begun()
  const file = { messageId, siteId: 'site', content: '', count: 1, sum: 1, sentAt: null }
  await begin.ports.repositories.sepaFiles.add({ ...file, createdAt: begin.ports.clock.now() })
  return begin
}

test.group('Files of the bank', () => {
  test('are exchanged with a fresh second factor alone', async ({ assert }) => {
    const { by, ports } = await exported()
    ports.clock.advance({ minutes: 15 })
    for (const refused of [
      await importBankFile(ports, { by, content, accounts: [account] }),
      await exportBankFile(ports, { ...exporting, by }),
      await readBankFile(ports, { by, messageId }),
      await markBankFileSent(ports, { by, messageId }),
    ]) {
      assert.deepEqual(refused, refuse('second_factor_due'))
    }
  })
})

test.group('A file of debits', () => {
  test('is of debits up to 90 days ahead, of a company that may collect')
    .with([
      [{ creditor: null }, refuse('creditor_missing')],
      [{ days: -1 }, refuse('days_out_of_range', { most: 90 })],
      [{ days: 91 }, refuse('days_out_of_range', { most: 90 })],
      [{ days: 0.5 }, refuse('days_out_of_range', { most: 90 })],
      [{ days: 0 }, refuse('nothing_to_collect')],
      [{ days: 90 }, refuse('nothing_to_collect')],
    ] as const)
    .run(async ({ assert }, [changes, refused]) => {
      const { by, ports } = begun()
      assert.deepEqual(await exportBankFile(ports, { ...exporting, by, ...changes }), refused)
    })

  test('is read, and noted as sent once, each in the audit log', async ({ assert }) => {
    const { by, ports } = await exported()
    assert.isTrue((await readBankFile(ports, { by, messageId })).ok)
    assert.deepEqual(await markBankFileSent(ports, { by, messageId }), ok())
    const sent = await ports.repositories.sepaFiles.find(messageId)
    assert.deepEqual(sent?.sentAt, ports.clock.now())
    assert.deepEqual(await markBankFileSent(ports, { by, messageId }), refuse('file_sent'))
    const unknown = await markBankFileSent(ports, { by, messageId: 'unknown' })
    assert.deepEqual(unknown, refuse('file_not_found'))
    const log = ports.repositories.audit.all.map(({ after, before }) => ({ before, after }))
    assert.deepEqual(log, [
      { before: null, after: { read: true } },
      { before: { sent: false }, after: { sent: true } },
    ])
  })
})
