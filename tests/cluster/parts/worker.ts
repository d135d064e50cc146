import type { Process } from '#tests/cluster/cluster'
import { startChild } from '#tests/support/processes/child'
import type { Program } from '#tests/support/site/node'
import { type WatchedLog, watched } from '#tests/support/site/watched_log'

const builtWorker: Program = [process.execPath, 'build/ace.js', 'queue:work']

/** A worker apart from the web nodes, with these settings, whose log is watched; of the build, or of a release. */
export function startWorker(
  name: string,
  env: NodeJS.ProcessEnv,
  log: WatchedLog,
  first: Program = builtWorker
): Process {
  const start = ([program, ...parameters]: Program, settings: NodeJS.ProcessEnv) => {
    const child = startChild(program, parameters, {
      env: { ...env, ...settings },
      stdio: [...watched],
    })
    log.watchProcess(child)
    return child
  }
  let worker = start(first, {})
  return {
    name,
    kill: async () => void (await worker.end('SIGKILL')),
    stop: () => worker.end('SIGTERM'),
    start: async (settings = {}, program = first) => void (worker = start(program, settings)),
  }
}
