import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { writeEnvironment } from '../../bin/environment.mjs'
import { startChild } from '#tests/support/processes/child'
import { freePort } from '#tests/support/processes/free_port'

/** What is not in a fresh clone. */
const made = '.git node_modules build bundle tmp storage .adonisjs .env public/assets'.split(' ')

test.group('The first start', () => {
  test('builds, prepares and serves the site, and says where it is', async ({
    assert,
    cleanup,
  }) => {
    const folder = freshClone(cleanup)
    const port = await freePort()
    const address = `http://localhost:${port}`
    const site = startChild(process.execPath, ['bin/start.mjs'], {
      cwd: folder,
      env: { PATH: process.env.PATH, TMPDIR: folder, PORT: String(port), HOST: 'localhost' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    cleanup(async () => void (await site.end('SIGKILL')))

    const said = await site.whenReady(linesUntil(site, 'Mails are kept'))
    for (const step of ['Building the server', 'Building the pages', 'Preparing the database']) {
      assert.isTrue(
        said.some((line) => line.includes(step)),
        step
      )
    }
    assert.include(said, `Vonk is at ${address}`)
    const home = await fetch(address)
    assert.equal(home.status, 200)
    assert.include(await home.text(), '<!DOCTYPE html>')
    assert.equal(await site.end('SIGTERM'), 0)
  })
})

function freshClone(cleanup: TestContext['cleanup']) {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-first-start-'))
  cleanup(() => rmSync(folder, { recursive: true }))
  const filter = (path: string) => !made.includes(path)
  cpSync('.', folder, { recursive: true, filter })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'tmp'))
  writeEnvironment(join(folder, '.env'), '.env.example')
  return folder
}

async function linesUntil({ process: { stdout } }: ReturnType<typeof startChild>, end: string) {
  const said: string[] = []
  for await (const line of createInterface({ input: stdout! })) {
    said.push(line)
    if (line.startsWith(end)) break
  }
  // Later lines are read as well: a full pipe would hold the site up.
  stdout!.resume()
  return said
}
