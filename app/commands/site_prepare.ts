import { BaseCommand, flags } from '@adonisjs/core/ace'
import db from '@adonisjs/lucid/services/db'
import { sqliteFile } from '#config/database'
import { asOnlyOne } from '#database/only_one'

export default class SitePrepare extends BaseCommand {
  static commandName = 'site:prepare'
  static description = 'Migrate the database and install the site; with --demo, also the demo world'
  static help = ['{{ binaryName }} site:prepare']
  static options = { startApp: true }

  @flags.boolean({ description: 'Also create or refresh the demo world' })
  declare demo: boolean

  /** Several nodes may do this at once: one of them does, the others wait and find it done. */
  async run() {
    await asOnlyOne(db, {
      name: 'site:prepare',
      sqliteFile,
      work: () => this.#prepare(),
      waiting: () => this.logger.warning('Another process prepares the database: waiting for it'),
    })
  }

  /** Without the lock of Lucid, which belongs to one connection and is released on another. */
  async #prepare() {
    const { takeOverFormerDatabase } = await import('#operations/former_migrations')
    await takeOverFormerDatabase()
    await this.#execute('migration:run', '--force', '--disable-locks')
    await this.#execute('site:install')
    if (this.demo) await this.#execute('demo:seed')
  }

  /** Ends with the error of the first step that fails. */
  async #execute(name: string, ...parameters: string[]) {
    const { error, exitCode } = await this.kernel.exec(name, parameters)
    if (exitCode) throw error ?? new Error(`${name} failed`)
  }
}
