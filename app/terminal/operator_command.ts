import { BaseCommand, flags } from '@adonisjs/core/ace'

/**
 * How a command ends: exit code 0 when it did what was asked, 1 when that was not possible or something is
 * wrong, 2 when it was called in a way that cannot be understood, as for a missing argument.
 */
export abstract class OperatorCommand extends BaseCommand {
  protected fail(...reasons: readonly string[]) {
    this.#end(1, reasons)
  }

  protected misused(...reasons: readonly string[]) {
    this.#end(2, reasons)
  }

  #end(code: number, reasons: readonly string[]) {
    for (const reason of reasons) this.logger.error(reason)
    this.exitCode = code
  }
}

/** Prints data: for people, or with --json as one JSON text for programs, also where it failed. */
export abstract class PrintingCommand extends OperatorCommand {
  @flags.boolean({ description: 'Print JSON, for programs' })
  declare json?: boolean

  protected printJson(data: unknown) {
    this.logger.log(JSON.stringify(data))
  }

  /** Exit code 1, with what an error says. */
  protected failWith(error: unknown) {
    const reason = error instanceof Error ? error.message : String(error)
    if (!this.json) return this.fail(reason)
    this.printJson({ error: reason })
    this.exitCode = 1
  }
}

/** Destroys what cannot be made again: asks first, unless --yes says that it may. */
export abstract class DestroyingCommand extends OperatorCommand {
  @flags.boolean({ description: 'Do not ask whether it is meant' })
  declare yes?: boolean

  /** Where nobody can answer, --yes is required. */
  protected async isMeant(what: string) {
    if (this.yes) return true
    if (process.stdin.isTTY) return this.prompt.confirm(`${what}?`)
    this.misused(`${what}? Then add --yes`)
    return false
  }
}
