import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { installDebian } from '#tests/install/debian'
import type { Block } from '#tests/install/manual'
import { startSystemd } from '#tests/install/units'

export type Machine = Readonly<{
  root: string
  /** The compile cache of Node: the pages start twenty processes of the same code. */
  compiled: string
  placed: (page: string) => string
}>
type Following = Readonly<{ folder?: string; settings?: (printed: string) => string }>
export type WalkedMachine = Awaited<ReturnType<typeof startMachine>>

/** Folders of the pages: not what is in the middle of a longer path. */
const places = /(?<![\w./}])\/(etc|opt|var|usr\/local)\//g

/** A port of four digits that is free, as is that with a 1 before it. */
export async function findPort() {
  for (let port = 3400; port < 9000; port++) {
    if ((await isFree(port)) && (await isFree(10_000 + port))) return port
  }
  throw new Error('No port is free')
}

async function isFree(port: number) {
  const probe = createServer().listen(port, '127.0.0.1')
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false
  )
  if (isListening) await once(probe.close(), 'close')
  return isListening
}

/** An empty folder in place of an operator's machine: what the pages say of `/etc/…` is below it. */
export async function startMachine(port: number) {
  const root = mkdtempSync(join(tmpdir(), 'vonk-machine-'))
  const machine = {
    root,
    compiled: join(root, 'compiled'),
    placed: (page: string) =>
      page.replaceAll(places, `${root}/$1/`).replaceAll('3333', String(port)),
  }
  const programs = installDebian(root)
  const systemd = await startSystemd(machine)
  const env = {
    PATH: `${join(root, 'usr/local/bin')}:${programs}:/usr/bin:/bin`,
    ENV_PATH: join(root, 'etc/vonk'),
    MACHINE: root,
    NODE: process.execPath,
    SYSTEMD: systemd.url,
    NODE_COMPILE_CACHE: machine.compiled,
    AGE_KEYGEN: resolve('tests/install/age_keygen.mjs'),
  }
  const settingsFile = join(root, 'etc/vonk/.env')

  /** Runs commands; answers what they print. */
  const run = async (commands: string, { folder = root, input = '' } = {}) => {
    const shell = spawn('sh', ['-euc', machine.placed(commands)], { cwd: folder, env })
    shell.stdin.end(input)
    const [out, err] = [text(shell.stdout), text(shell.stderr)]
    const [code] = await once(shell, 'close')
    const said = `${await out}${await err}`
    if (code !== 0) throw new Error(`Exit code ${code} of:\n${commands}\n${said}`)
    placeSettings()
    return said
  }

  /** `vonk init` names the folders of a machine. */
  const placeSettings = () => {
    if (!existsSync(settingsFile)) return
    writeFileSync(settingsFile, machine.placed(readFileSync(settingsFile, 'utf8')))
  }

  /** Puts settings into the file, in place of those of the same name. */
  const set = (settings: string) => {
    let file = readFileSync(settingsFile, 'utf8')
    for (const line of machine.placed(settings).trim().split('\n')) {
      const [name] = line.split('=')
      const before = new RegExp(`^${name}=.*$`, 'm')
      file = before.test(file) ? file.replace(before, () => line) : `${file}${line}\n`
    }
    writeFileSync(settingsFile, file)
  }

  return {
    ...machine,
    running: systemd.running,
    run,
    /**
     * Does what the blocks say; answers what their commands print. `settings` are added to those of the page: what
     * only an operator knows, from what was printed so far.
     */
    follow: async (
      blocks: readonly Block[],
      { folder = root, settings = () => '' }: Following = {}
    ) => {
      let printed = ''
      for (const { language, text: block } of blocks) {
        if (language === 'sh') printed += await run(block, { folder })
        else set(`${block}${settings(printed)}`)
      }
      return printed
    },
    stop: async () => {
      await systemd.stop().finally(() => rmSync(root, { recursive: true, force: true }))
    },
  }
}
