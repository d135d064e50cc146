/** A process of the site that has a tenth of a second to finish its requests, and answers none. */
await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')
const { closeServer, makeServer } = await import('#operations/closing_server')
const { stopOnSignals } = await import('#operations/stop_on_signals')

const root = new URL('../../../', import.meta.url)
const importer = (path: string) => import(path.startsWith('.') ? new URL(path, root).href : path)
const app = new Ignitor(root, { importer }).createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
stopOnSignals(app, 100)
app.terminating(closeServer)

const server = makeServer(() => process.send!({ said: 'asked' }))
server.listen(0, '127.0.0.1', () => process.send!({ said: server.address() }))
