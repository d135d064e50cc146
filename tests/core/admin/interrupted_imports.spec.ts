import { test } from '@japa/runner'
import type { AdminRole } from '#core/admin/admin'
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
const by = actorOf(adminOf('finance'), null)
const report = {
  messageId: 'ours',
  refused: null,
  groups: [{ id: 'group', reason: 'FF01' }],
  debits: [{ endToEndId: 'debit', mandateReference: null, reason: 'AC04' }],
}
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
  const start = (
    within: Parameters<typeof importBankFile>[0] = ports,
    role: AdminRole = 'finance'
  ) => {
    const by = actorOf(adminOf(role), ports.clock.now())
    return importBankFile(within, { by, content, accounts: [account] })
  }
  const imports = () => [...ports.repositories.bankImports.rows.values()]
  return { ports, start, imports }
}

/** As after a crash: every unit of work but the first fails. */
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
    const { imports, ports, start } = begun()
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
    assert.deepEqual(await start(ports, 'support'), refuse('act_not_allowed'))
    bankFiles.file = { kind: 'status', report: { ...report, messageId: 'theirs' } }
    assert.deepEqual(await start(), refuse('file_not_found', { file: 'theirs' }))
    bankFiles.file = { kind: 'statements', statements: [{ account: 'NL00', entries: [] }] }
    assert.deepEqual(await start(), refuse('no_own_account', { account: 'NL00' }))
    bankFiles.read = () => {
      throw new WrongBankFile('is empty')
    }
    assert.deepEqual(await start(), refuse('bank_file_wrong', { reason: 'The file is empty' }))
    assert.isEmpty(imports())
    assert.isEmpty(ports.repositories.audit.all)
  })

  test('tells what the bank refused of a file that we sent', async ({ assert }) => {
    const { ports, start } = begun()
    const file = { messageId: 'ours', siteId: 'site', content: '', count: 1, sum: 1, sentAt: null }
    await ports.repositories.sepaFiles.add({ ...file, createdAt: ports.clock.now() })
    ports.bankFiles.file = { kind: 'status', report }
    const debits = [{ name: 'debit', reason: 'AC04', found: false, isNew: true }]
    assert.deepEqual(await start(), ok({ kind: 'status', report, debits }))
    const subject = { kind: 'bank_file', id: 'ours' }
    assert.containSubset(ports.repositories.audit.all, [
      { act: 'exchange_bank_files', subject, after: { file: 'status', entries: 2 } },
    ])
  })
})
