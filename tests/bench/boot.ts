import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

/** The application as commands have it, on the database that the environment names. */
export async function bootApplication() {
  const root = new URL('../../', import.meta.url)
  const importer = (path: string) => import(path.startsWith('.') ? new URL(path, root).href : path)
  const app = new Ignitor(root, { importer }).createApp('console')
  await app.init()
  await app.boot()
  return app
}
