import type { Process } from '#tests/cluster/cluster'
import { startChild } from '#tests/support/processes/child'
import type { Program } from '#tests/support/site/node'

const builtWorker: Program = [process.execPath, 'build/ace.js', 'queue:work']

/** A worker apart from the web nodes, with these settings; of the build, or of a release. */
export function startWorker(
  name: string,
  env: NodeJS.ProcessEnv,
  first: Program = builtWorker
): Process {
  const start = ([program, ...parameters]: Program, settings: NodeJS.ProcessEnv) =>
    startChild(program, parameters, {
      env: { ...env, ...settings },
      stdio: ['inherit', 'ignore', 'inherit'],
    })
  let worker = start(first, {})
  return {
    name,
    kill: async () => void (await worker.end('SIGKILL')),
    stop: () => worker.end('SIGTERM'),
    start: async (settings = {}, program = first) => void (worker = start(program, settings)),
  }
}
