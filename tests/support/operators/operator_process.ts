/*
 * A separate process of an operator: it runs the commands that
 * it is sent, and answers their output.
 */
await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')

const root = new URL('../../../', import.meta.url)
const importer = (path: string) => import(path.startsWith('.') ? new URL(path, root).href : path)

const ignitor = new Ignitor(root, { importer })
ignitor.tap((app) => {
  app.booting(async () => {
    await import('#start/env')
  })
})
const app = ignitor.createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { runCommand } = await import('#tests/support/operators/run_command')
await db.rawQuery('select 1')

process.on('message', async ([name, ...parameters]: string[]) => {
  process.send!({ said: await runCommand(name, ...parameters) })
})
process.send!({ said: 'ready' })
