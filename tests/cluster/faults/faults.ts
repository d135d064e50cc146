import type { WholeCluster } from '#tests/cluster/cluster'
import type { Fault } from '#tests/cluster/drill'
import { cutStore } from '#tests/cluster/faults/cut_store'
import { fillDisk } from '#tests/cluster/faults/fill_disk'
import { killPrimary } from '#tests/cluster/faults/kill_primary'
import { killWebNode } from '#tests/cluster/faults/kill_web_node'
import { killWorker } from '#tests/cluster/faults/kill_worker'
import { rollingRestart } from '#tests/cluster/faults/rolling_restart'
import { stopRedis } from '#tests/cluster/faults/stop_redis'
import { wrongClock } from '#tests/cluster/faults/wrong_clock'

type NamedFault = Readonly<{
  title: string
  fault: Fault<WholeCluster>
  /** Milliseconds that somebody may wait for an answer. */
  mostPause: number
}>

const second = 1000

/** What the long form breaks, one after another, by the names of `--faults`. */
export const faults: Readonly<Record<string, NamedFault>> = {
  node: { title: 'a web node is killed', fault: killWebNode, mostPause: second },
  worker: { title: 'a worker is killed with a mail in hand', fault: killWorker, mostPause: second },
  redis: { title: 'Redis is stopped', fault: stopRedis, mostPause: second },
  store: { title: 'the store of pictures is cut off', fault: cutStore, mostPause: Infinity },
  primary: { title: 'the primary is lost', fault: killPrimary, mostPause: 15 * second },
  release: { title: 'rolling restart to a new release', fault: rollingRestart, mostPause: second },
  disk: { title: 'the disk of a node is full', fault: fillDisk, mostPause: second },
  clock: { title: 'the clock of a machine is 90 s ahead', fault: wrongClock, mostPause: second },
}
