/** The other end of `startOwnProgram`: the site in a process of its own, that answers the tests. */
await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')

type Answer = (question: readonly string[]) => unknown

/** Starts the site as a command does, has it connect to the database, and then answers questions. */
export async function answerFor(prepare: () => Promise<Answer>) {
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
  const answer = await prepare()
  process.on('message', async (question: string[]) => {
    process.send!({ said: await answer(question) })
  })
  process.send!({ said: 'ready' })
}
