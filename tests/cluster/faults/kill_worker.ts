import type { Cluster } from '#tests/cluster/cluster'
import type { Crowd } from '#tests/cluster/members/crowd'

/** Kills a worker while the mail server has mails of it in hand, which it does not answer. */
export async function killWorker({ office, workers: [worker] }: Cluster, crowd: Crowd) {
  let isHeld = false
  const held = office.holdMailsOf(worker.name).then(() => (isHeld = true))
  // The other worker may take the mails of the first purchases.
  while (!isHeld) await Promise.race([held, crowd.buy()])
  await worker.kill()
  office.answerMailsOf(worker.name)
  await worker.start()
}
