import { args } from '@adonisjs/core/ace'
import { verifyAudit } from '#core/admin/audit/verify_audit'
import { Ports } from '#core/ports'
import { databaseKind, sqliteFile } from '#config/database'
import { addUpLedger } from '#jobs/check_ledger_job'
import { moveDatabase } from '#operations/moving_database/move_database'
import { OperatorCommand } from '#terminal/operator_command'

/** Rows after which the progress is told. */
const step = 100_000

export default class DatabaseMove extends OperatorCommand {
  static commandName = 'database:move'
  static description = 'Move a stopped site from SQLite to PostgreSQL: all of it, or nothing'
  static help = [
    'Set DB_CONNECTION=pg and PG_URL first, and run site:prepare: what that installs is replaced.',
    'No row of the SQLite file is changed. Pictures stay where they are.',
    'Exit code 1: nothing was moved, or what was moved is not in order, as the message says. 2: the settings are those of SQLite.',
    '{{ binaryName }} database:move',
    '{{ binaryName }} database:move /var/lib/vonk/vonk.sqlite3 --json',
  ]
  static options = { startApp: true }

  @args.string({ description: 'Path of the SQLite file; without it, SQLITE_FILE', required: false })
  declare file?: string

  #moved = 0

  async run() {
    if (databaseKind !== 'pg') return this.misused('Set DB_CONNECTION=pg and PG_URL to move there')
    const ports = await this.app.container.make(Ports)
    const file = this.file ?? sqliteFile
    try {
      const rows = await moveDatabase(ports, file, (table, more) => this.#tell(table, more))
      const wrong = await this.#wrong(ports)
      if (wrong.length > 0) return this.fail('All was moved as it was, but:', ...wrong)
      this.done(
        { file, rows },
        `Moved ${rows.users} accounts, ${rows.messages} messages and all else: ${this.#moved} rows`,
        'The numbers of rows agree, and so do the ledger and the audit log',
        'Start the site with these settings, those of its pictures as before, and make a backup'
      )
    } catch (error) {
      this.failWith(error)
    }
  }

  #tell(table: string, more: number) {
    const told = Math.floor(this.#moved / step)
    this.#moved += more
    if (this.json || Math.floor(this.#moved / step) === told) return
    this.logger.info(`${this.#moved} rows, now of ${table}`)
  }

  /** It was so before: every row is as it was. */
  async #wrong(ports: Ports) {
    try {
      const { findings } = await addUpLedger(ports)
      const audit = await verifyAudit(ports)
      return [
        ...(findings.length > 0 ? ['The ledger differs: ledger:verify says where'] : []),
        ...(audit.ok ? [] : ['The audit log is not whole: audit:verify says where']),
      ]
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return [`It was not checked (${reason}): run ledger:verify and audit:verify`]
    }
  }
}
