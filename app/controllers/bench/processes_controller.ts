import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export default class ProcessesController {
  /**
   * What this process uses: milliseconds of processors so far, open handles and timers, and bytes of memory after
   * garbage collection. Its own memory leaves out the file of SQLite, which is mapped (decision 57) and grows with what
   * members write.
   */
  async show() {
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
      own: (await ownMemory()) ?? rss,
      heapUsed,
      held: heapUsed + external,
    }
  }
}

/** Bytes that are of no file; null where the system does not tell, which Linux does. */
async function ownMemory() {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(status) ?? []
  return kilobytes === undefined ? null : Number(kilobytes) * 1024
}
