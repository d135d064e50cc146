import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startChild } from '#tests/support/processes/child'

/** Runs a command of the build to its end; answers what it printed. */
export async function runAce(parameters: readonly string[], env: NodeJS.ProcessEnv) {
  const ran = await promisify(execFile)(process.execPath, ['build/ace.js', ...parameters], { env })
  return ran.stdout
}

/** Runs a command of the build that works until it is stopped. */
export function startCommand(parameters: readonly string[], env: NodeJS.ProcessEnv) {
  return startChild(process.execPath, ['build/ace.js', ...parameters], { env })
}
