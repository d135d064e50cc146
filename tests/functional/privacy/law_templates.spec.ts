import { readdir, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { keptData } from '#core/privacy/kept_data'
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
