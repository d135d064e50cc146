import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export default class ProcessesController {
  /**
   * What this process uses: milliseconds of processors so far, open handles and timers, and bytes of memory after
   * garbage collection.
   */
  show() {
    const { system, user } = process.cpuUsage()
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    collect()
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    return {
      cpu: (user + system) / 1000,
      handles: process.getActiveResourcesInfo().length,
      rss,
      heapUsed,
      held: heapUsed + external,
    }
  }
}
