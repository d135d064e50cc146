import { readdir, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { dangerKinds } from '#core/complaints/ticket'
import { reportReasons } from '#core/moderation/report'
import { keptData } from '#core/privacy/kept_data'
import { machineBases, machines } from '#core/privacy/machines'
import { purposes, serviceKinds } from '#core/privacy/purposes'
import { lacks } from '#core/sites/readiness'

const folder = app.makePath('docs/operations/law')

/** The names that a template writes as code in the first cell, or behind the box, of a line. */
async function linesOf(name: string) {
  const text = await readFile(`${folder}/${name}.md`, 'utf8')
  return [...text.matchAll(/^(?:\| |- \[ \] )`([\w.]+)`(.*)$/gm)].map(([, key, rest]) => ({
    key,
    rest,
  }))
}

test.group('The templates of law', () => {
  test('record everything that is kept, in its tables, and what for', async ({ assert }) => {
    const lines = await linesOf('record-of-processing')
    const keys = [...keptData.map(({ key }) => key), ...purposes.map(({ key }) => key)]
    assert.sameMembers(
      lines.map(({ key }) => key),
      keys
    )
    for (const { key, tables } of keptData) {
      const { rest } = lines.find((line) => line.key === key)!
      for (const table of tables) assert.include(rest, `\`${table}\``, key)
    }
  })

  test('assess every machine that decides, with what it looks at and why it may', async ({
    assert,
  }) => {
    const lines = await linesOf('impact-assessment')
    assert.sameMembers(
      lines.map(({ key }) => key),
      machines.map(({ key }) => key)
    )
    for (const { basis, code, data, effect, key, objection } of machines) {
      const { rest } = lines.find((line) => line.key === key)!
      for (const name of [code, ...data]) assert.include(rest, `\`${name}\``, key)
      const cells = rest.split('|').map((cell) => cell.trim())
      assert.includeMembers(cells, [machineBases[basis].join(', '), effect, objection], key)
    }
  })

  test('assess every kind of illegal content, by machines that there are', async ({ assert }) => {
    const lines = await linesOf('illegal-content')
    assert.sameMembers(
      lines.map(({ key }) => key),
      [...reportReasons, ...dangerKinds]
    )
    const known: string[] = machines.map(({ key }) => key)
    for (const { rest } of lines) {
      const named = [...rest.matchAll(/`(\w+)`/g)].map(([, name]) => name)
      assert.isNotEmpty(named)
      assert.includeMembers(known, named)
    }
  })

  test('name every kind of processor, and all that a site may lack', async ({ assert }) => {
    const names = async (name: string) => (await linesOf(name)).map(({ key }) => key)
    assert.sameMembers(await names('processors'), [...serviceKinds])
    assert.sameMembers(await names('launch-list'), [...lacks])
  })

  test('say that a lawyer must look', async ({ assert }) => {
    for (const name of await readdir(folder)) {
      assert.include(await readFile(`${folder}/${name}`, 'utf8'), 'a lawyer must look', name)
    }
  })
})
