import { test } from '@japa/runner'
import { importBankFile } from '#core/admin/money/import_bank_file'
import { noteInterruptedImports } from '#core/admin/money/note_bank_import'
import type { BankFile } from '#core/payments/sepa/statement'
import { BankFiles } from '#core/ports/bank_files'
import { UnitOfWork } from '#core/ports/unit_of_work'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'

const account = 'NL91ABNA0417164300'
const content = new Uint8Array()

class OneStatement extends BankFiles {
  read(): BankFile {
    return { kind: 'statements', statements: [{ account, entries: [] }] }
  }

  write() {
    return ''
  }
}

function begun() {
  const ports = { ...fakePorts(), bankFiles: new OneStatement() }
  const start = (within: Parameters<typeof importBankFile>[0] = ports) => {
    const by = actorOf(adminOf('finance'), ports.clock.now())
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
})
