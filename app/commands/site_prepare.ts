import { BaseCommand, flags } from '@adonisjs/core/ace'

export default class SitePrepare extends BaseCommand {
  static commandName = 'site:prepare'
  static description = 'Migrate the database and install the site; with --demo, also the demo world'
  static help = ['{{ binaryName }} site:prepare']
  static options = { startApp: true }

  @flags.boolean({ description: 'Also create or refresh the demo world' })
  declare demo: boolean

  async run() {
    await this.#execute('migration:run', '--force')
    await this.#execute('site:install')
    if (this.demo) await this.#execute('demo:seed')
  }

  /** Ends with the error of the first step that fails. */
  async #execute(name: string, ...parameters: string[]) {
    const { error, exitCode } = await this.kernel.exec(name, parameters)
    if (exitCode) throw error ?? new Error(`${name} failed`)
  }
}
