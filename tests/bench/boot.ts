import 'reflect-metadata'
import { createServer } from 'node:http'
import { Ignitor } from '@adonisjs/core'
import { freePort } from '#tests/support/processes/free_port'

const source = new URL('../../', import.meta.url)
const build = new URL('../../build/', import.meta.url)

/** Boots the application as ace commands do, on the database of the environment. */
export async function bootApplication() {
  const app = ignite(source).createApp('console')
  await app.init()
  await app.boot()
  return app
}

/** Serves the production build in this process, where its statements can be seen. */
export function serveBuild() {
  return serve(build)
}

/** Serves this source with the views of the production build, so that helpers of tests share its objects. */
export function serveSource() {
  return serve(source)
}

async function serve(root: URL) {
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  Object.assign(process.env, { HOST: 'localhost', PORT: port, APP_URL: url, QUEUE_WORKER: 'none' })
  const ignitor = ignite(root)
  ignitor.tap((app) => {
    app.booting(async () => {
      await importFrom(root)('./start/env.js')
    })
  })
  const { compressed } = await importFrom(build)('./app/operations/compressed.js')
  await ignitor.httpServer().start((handle) => createServer(compressed(handle)))
  const { default: app } = await import('@adonisjs/core/services/app')
  return { app, url, importBuilt: importFrom(root) }
}

function ignite(root: URL) {
  return new Ignitor(root, { importer: importFrom(root) })
}

function importFrom(root: URL) {
  return (path: string) => import(path.startsWith('.') ? new URL(path, root).href : path)
}
