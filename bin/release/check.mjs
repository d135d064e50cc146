/*
 * Shows that an archive runs by itself: in an empty folder, without a network, without another Node, without
 * any variable of this shell.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The programs of the system that bin/vonk uses. */
const programs = ['dirname', 'readlink', 'cat']

export async function checkRelease(archive, name) {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-check-'))
  try {
    execFileSync('sha256sum', ['--check', '--quiet', `${name}.tar.gz.sha256`], {
      cwd: resolve(archive, '..'),
      stdio: 'inherit',
    })
    execFileSync('tar', ['-xzf', archive, '-C', folder])
    mkdirSync(join(folder, 'path'))
    for (const program of programs) symlinkSync(where(program), join(folder, 'path', program))
    process.exitCode = runAlone(folder, join(folder, name))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** In a network namespace of its own, which has nothing but the loopback interface. */
function runAlone(folder, root) {
  const first = 'ip link set lo up && exec "$@"'
  const inside = [process.execPath, join(import.meta.dirname, 'run_alone.mjs'), folder, root]
  const options = ['--map-root-user', '--net', 'sh', '-c', first, 'sh', ...inside]
  const { error, status } = spawnSync('unshare', options, { stdio: 'inherit' })
  if (error) throw new Error('The check needs unshare (util-linux) and ip (iproute2)')
  return status ?? 1
}

function where(program) {
  return execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim()
}
