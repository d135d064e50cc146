import { chownSync, mkdirSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { waitUntil } from '#tests/browser/story/wait_until'
import { startChild } from '#tests/support/processes/child'

/** PostgreSQL, patroni and pgbouncer refuse to run as root; 65534 is "nobody" everywhere. */
export const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** Debian keeps some programs where the PATH of a member of staff does not lead. */
export const programs = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` }

/** A folder of a part, which is its own. */
export function folderOf(folder: string, name: string) {
  const own = join(folder, name)
  mkdirSync(own, { mode: 0o700 })
  if (identity.uid) chownSync(own, identity.uid, identity.gid)
  return own
}

/** Starts a program of an operator in its folder, with its output in a file there. */
export function startPart(folder: string, program: string, parameters: readonly string[]) {
  const output = openSync(join(folder, 'output.txt'), 'a')
  const stdio = ['ignore' as const, output, output]
  return startChild(program, parameters, { ...identity, cwd: folder, env: programs, stdio })
}

/** Resolves once somebody listens on this port of the machine. */
export function listens(port: number, what: string) {
  const reached = () =>
    new Promise<boolean>((fulfil) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => fulfil(true)).once('error', () => fulfil(false))
      socket.once('connect', () => socket.destroy())
    })
  return waitUntil(reached, `${what} listens`)
}
