import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export default class MemoriesController {
  /** The memory of this process after garbage collection, in bytes. */
  show() {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    collect()
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    return { rss, held: heapUsed + external }
  }
}
