import { readdir, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

/** The first migration after those of the first release, beside which no other had to run. */
const first = '0023'

/** What may not be so for a release that still reads it, with why it may: by name of the migration. */
const reasons: Readonly<Record<string, string>> = {}

/** What the release before would fail at, while it runs beside the new one. */
const breaks = [
  { what: 'drops a table', by: /\bdropTable|\bdrop\s+table\b/i },
  { what: 'drops a column', by: /\bdropColumns?\(|\bdrop\s+column\b/i },
  { what: 'renames', by: /\brename(Column|Table)?\(|\brename\s+(column|to)\b/i },
  { what: 'changes a type', by: /\.alter\(|\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i },
  { what: 'demands a value that was not', by: /\bdropNullable\(|\bset\s+not\s+null\b/i },
  {
    what: 'adds a column that the release before does not fill',
    by: /\badd\s+column\b(?![^,;`]*\bdefault\b)[^,;`]*\bnot\s+null\b/i,
  },
]

test.group('A migration', () => {
  test('breaks nothing that the release before reads or writes', async ({ assert }) => {
    const folder = app.makePath('database/migrations')
    for (const name of await readdir(folder)) {
      if (name < first || name.slice(0, -3) in reasons) continue
      assert.deepEqual(breaksOf(await readFile(`${folder}/${name}`, 'utf8')), [], name)
    }
  })

  test('is told from one that does, whatever it does backwards', async ({ assert }) => {
    const migration = (up: string) => `export default class extends BaseSchema {
  async up() {
    ${up}
  }

  async down() {
    this.schema.dropTable('likes')
  }
}
`
    const change = (column: string) => {
      return `this.schema.alterTable('likes', (table) => {
      ${column}
    })`
    }
    for (const [up, found] of [
      [`this.schema.createTable('fans', (table) => table.string('name').notNullable())`, []],
      [change(`table.integer('days').notNullable().defaultTo(14)`), []],
      [change(`table.integer('days').nullable()`), []],
      [change(`table.dropIndex(['at'])`), []],
      [`this.schema.raw('alter table likes add column days integer not null default 14')`, []],
      [`this.schema.dropTable('likes')`, ['drops a table']],
      [`this.schema.raw('alter table likes drop column at')`, ['drops a column']],
      [change(`table.dropColumn('at')`), ['drops a column']],
      [change(`table.renameColumn('at', 'liked_at')`), ['renames']],
      [`this.schema.raw('alter table likes rename to fans')`, ['renames']],
      [change(`table.string('at').alter()`), ['changes a type']],
      [change(`table.dropNullable('at')`), ['demands a value that was not']],
      [
        change(`table.integer('days').notNullable()`),
        ['adds a column that the release before does not fill'],
      ],
      [
        `this.schema.raw('alter table likes add column days integer not null')`,
        ['adds a column that the release before does not fill'],
      ],
    ] as const) {
      assert.deepEqual(breaksOf(migration(up)), [...found], up)
    }
  })
})

/** What a migration does forwards that the release before could not bear. */
function breaksOf(source: string) {
  const forwards = source.replace(/^ {2}async down\(\) \{$[\s\S]*?^ {2}\}$/m, '')
  const found = breaks.filter(({ by }) => by.test(forwards)).map(({ what }) => what)
  return addsUnfilled(forwards) ? [...found, breaks.at(-1)!.what] : found
}

/** A column that is added to a table, must have a value, and has none by default. */
function addsUnfilled(source: string) {
  const changes = source.match(/\balterTable\([\s\S]*?\n {4}\}\)/g) ?? []
  const columns = changes.flatMap((change) => change.split(/\n(?= *table\.)/))
  return columns.some((column) => /\.notNullable\(\)/.test(column) && !/\.defaultTo\(/.test(column))
}
