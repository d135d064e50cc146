import app from '@adonisjs/core/services/app'

/** Runs a command as an operator does; answers its exit code and its output. */
export async function runCommand(name: string, ...parameters: string[]) {
  const ace = await app.container.make('ace')
  ace.ui.switchMode('raw')
  try {
    const { exitCode } = await ace.exec(name, parameters)
    const lines = ace.ui.logger.getLogs().map(({ message }) => message)
    return { exitCode: exitCode ?? 0, report: lines.join('\n') }
  } finally {
    ace.ui.switchMode('normal')
  }
}
