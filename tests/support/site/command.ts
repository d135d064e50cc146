import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startChild } from '#tests/support/processes/child'
import type { Program } from '#tests/support/site/node'

/** Runs a program to its end; answers what it printed. */
export async function runProgram([program, ...parameters]: Program, env: NodeJS.ProcessEnv) {
  const ran = await promisify(execFile)(program, parameters, { env })
  return ran.stdout
}

/** Runs a command of the build to its end; answers what it printed. */
export function runAce(parameters: readonly string[], env: NodeJS.ProcessEnv) {
  return runProgram([process.execPath, 'build/ace.js', ...parameters], env)
}

/** Runs a command of the build that works until it is stopped. */
export function startCommand(parameters: readonly string[], env: NodeJS.ProcessEnv) {
  return startChild(process.execPath, ['build/ace.js', ...parameters], { env })
}
