import type { Process, WholeCluster } from '#tests/cluster/cluster'
import { runProgram } from '#tests/support/site/command'
import type { Program } from '#tests/support/site/node'

/** Prepares the database with a new release, and restarts one process after another with it. */
export async function rollingRestart({ env, newRelease: vonk, nodes, workers }: WholeCluster) {
  await runProgram([vonk, 'ace', 'site:prepare'], env)
  for (const node of nodes) await renew(node, [vonk, 'web'])
  for (const worker of workers) await renew(worker, [vonk, 'worker'])
}

async function renew(old: Process, program: Program) {
  const code = await old.stop()
  if (code !== 0) throw new Error(`${old.name} stopped with exit code ${code}`)
  await old.start({}, program)
}
