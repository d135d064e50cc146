import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runProgram } from '#tests/support/site/command'
import { startChild, type Child } from '#tests/support/processes/child'
import { WatchedLog, watched } from '#tests/support/site/watched_log'
import type { Machine } from '#tests/install/machine'

export type Systemd = Awaited<ReturnType<typeof startSystemd>>

type Unit = Readonly<{ env: NodeJS.ProcessEnv; start: string[]; afterStart: string[] }>

/** Starts and stops units as their files say, for the `systemctl` of the machine; watches what they log. */
export async function startSystemd(machine: Machine) {
  const log = new WatchedLog()
  const running = new Map<string, Child>()

  const obey = async (said: string) => {
    const [verb, ...names] = said.split(' ').filter((word) => !word.startsWith('--'))
    const ours = names.filter((one) => one.startsWith('vonk'))
    if (['stop', 'disable', 'restart'].includes(verb)) await Promise.all(ours.map(stop))
    if (['start', 'enable', 'restart'].includes(verb)) await Promise.all(ours.map(start))
  }

  const start = async (name: string) => {
    const { afterStart, env, start: program } = readUnit(machine, name)
    const child = startChild(program[0], program.slice(1), {
      env,
      stdio: [...watched],
    })
    log.watchProcess(child)
    running.set(name, child)
    const [first, ...parameters] = afterStart
    if (first) await child.whenReady(runProgram([first, ...parameters], env))
  }

  const stop = async (name: string) => {
    const code = await running.get(name)?.end('SIGTERM')
    if (code) throw new Error(`${name} stopped with exit code ${code}`)
    running.delete(name)
  }

  const server = createServer(async (request, response) => {
    try {
      await obey(await text(request))
      response.end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    running: () => [...running.keys()],
    stop: async () => {
      for (const name of [...running.keys()]) await stop(name)
      server.close()
      await log.assertDiscreet()
    },
  }
}

/** What a unit says of how its process is started. */
function readUnit(machine: Machine, name: string): Unit {
  const [template, instance] = name.split('@')
  const file = instance === undefined ? `${name}.service` : `${template}@.service`
  const unit = machine
    .placed(readFileSync(join(machine.root, 'etc/systemd/system', file), 'utf8'))
    .replaceAll('%i', instance ?? '')
  const valuesOf = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=-?(.*)$`, 'gm'))].map(([, value]) => value)
  const environment = valuesOf('Environment').map((one) => one.split(/=(.*)/s).slice(0, 2))
  const [start] = valuesOf('ExecStart')
  const [afterStart = ''] = valuesOf('ExecStartPost')
  return {
    env: {
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: machine.compiled,
      ...Object.fromEntries(environment),
    },
    start: start.split(' '),
    afterStart: afterStart.split(' ').filter(Boolean),
  }
}
