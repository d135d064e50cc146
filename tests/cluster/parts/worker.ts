import type { Process } from '#tests/cluster/cluster'
import { startCommand } from '#tests/support/site/command'

/** A worker apart from the web nodes, with these settings. */
export function startWorker(name: string, env: NodeJS.ProcessEnv): Process {
  let worker = startCommand(['queue:work'], env)
  return {
    name,
    kill: async () => void (await worker.end('SIGKILL')),
    stop: async () => void (await worker.end('SIGTERM')),
    start: async (settings: NodeJS.ProcessEnv = {}) => {
      worker = startCommand(['queue:work'], { ...env, ...settings })
    },
  }
}
