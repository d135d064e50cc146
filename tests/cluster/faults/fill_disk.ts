import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WholeCluster } from '#tests/cluster/cluster'
import type { Crowd } from '#tests/cluster/members/crowd'
import type { Program } from '#tests/support/site/node'
import { serving } from '../../../bin/serving.mjs'

const megabytes = 4

/** Gives a node a small disk for its log and for uploads on their way, and fills that. */
export async function fillDisk(
  { folder, nodes }: WholeCluster,
  _: Crowd,
  lasts: () => Promise<void>
) {
  const node = nodes.at(-1)!
  const disk = join(folder, `disk of ${node.name}`)
  mkdirSync(disk, { recursive: true })
  await node.stop()
  await node.start({ TMPDIR: disk, LOG_LEVEL: 'info' }, onSmallDisk(disk))
  // Others do not see what the node has mounted.
  const filler = join(`/proc/${node.pid()}/root`, disk, 'filler')
  fill(filler)
  await lasts()
  rmSync(filler)
  await node.stop()
  await node.start()
}

/** A server whose disk ends with it: mounted in a namespace of its own, which needs no rights. */
function onSmallDisk(disk: string): Program {
  const script = `mount -t tmpfs -o size=${megabytes}m vonk "$0" && exec "$@" >> "$0/log" 2>&1`
  const namespace = ['--mount', '--user', '--map-root-user']
  return ['unshare', ...namespace, 'sh', '-c', script, disk, process.execPath, ...serving]
}

function fill(file: string) {
  const bytes = Buffer.alloc(megabytes * 1024 * 1024)
  try {
    writeFileSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
