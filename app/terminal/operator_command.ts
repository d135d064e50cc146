import { BaseCommand, flags } from '@adonisjs/core/ace'

/**
 * How a command ends: exit code 0 when it did what was asked, 1 when that was not possible or something is
 * wrong, 2 when it was called in a way that cannot be understood, as for a missing argument. It tells
 * people what it did or found, and programs by one JSON text with --json, also where it failed.
 */
export abstract class OperatorCommand extends BaseCommand {
  @flags.boolean({ description: 'Print JSON, for programs' })
  declare json?: boolean

  protected printJson(data: unknown) {
    this.logger.log(JSON.stringify(data))
  }

  /** What was done: as data for programs, in words for people, with what they may do next. */
  protected done(data: object, text: string, ...next: readonly string[]) {
    if (this.json) return this.printJson(data)
    this.logger.success(text)
    for (const line of next) this.logger.info(line)
  }

  protected fail(...reasons: readonly string[]) {
    this.#end(1, reasons)
  }

  /** By what an error says. */
  protected failWith(error: unknown) {
    this.fail(error instanceof Error ? error.message : String(error))
  }

  protected misused(...reasons: readonly string[]) {
    this.#end(2, reasons)
  }

  #end(code: number, reasons: readonly string[]) {
    this.exitCode = code
    if (this.json) return this.printJson({ error: reasons.join('; ') })
    for (const reason of reasons) this.logger.error(reason)
  }
}

/** Destroys what cannot be made again: asks first, unless --yes says that it may. */
export abstract class DestroyingCommand extends OperatorCommand {
  @flags.boolean({ description: 'Do not ask whether it is meant' })
  declare yes?: boolean

  /** Where nobody can answer, --yes is required. */
  protected async isMeant(what: string) {
    if (this.yes) return true
    if (process.stdin.isTTY && !this.json) return this.prompt.confirm(`${what}?`)
    this.misused(`${what}? Then add --yes`)
    return false
  }
}
