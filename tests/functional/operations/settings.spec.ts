import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/** Settings of the system, of Node and of AdonisJS. */
const ofOthers = ['ENV_PATH', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'TZ']

/** Not the address families of systemd. */
const settingName = /\b(?!AF_)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g

test.group('A setting', () => {
  test('of start/env.ts is documented', async ({ assert }) => {
    const table = await readFile(app.makePath('docs/operations.md'), 'utf8')
    const documented = [...table.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name)
    assert.includeMembers(documented, await settings())
  })

  test('that the manual, a unit or a proxy names exists', async ({ assert }) => {
    const known = [...(await settings()), ...ofOthers]
    for (const [file, text] of await manual()) {
      const assigned = [...text.matchAll(/^\s*(?:Environment=)?([A-Z][A-Z0-9_]*)=/gm)]
      const named = [...text.matchAll(settingName)].map(([name]) => name)
      const names = new Set([...named, ...assigned.map(([, name]) => name)])
      assert.includeMembers(known, [...names], file)
    }
  })
})

/** The names that start/env.ts validates. */
async function settings() {
  const source = await readFile(app.makePath('start/env.ts'), 'utf8')
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]*): Env\./gm)].map(([, name]) => name)
  if (names.length < 40) throw new Error('start/env.ts is not read any more')
  return names
}

/** All that an operator reads and copies, by file. */
async function manual(): Promise<[string, string][]> {
  const folder = app.makePath('docs/operations')
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => /\.(md|service|conf)$|Caddyfile$/.test(file))
    .map((file) => join(folder, file))
  const all = [...files, app.makePath('docs/operations.md'), app.makePath('.env.example')]
  return Promise.all(
    all.map(async (file): Promise<[string, string]> => [file, await readFile(file, 'utf8')])
  )
}
