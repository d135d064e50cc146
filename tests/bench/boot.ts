import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

/** Boots the application as ace commands do, on the database of the environment. */
export async function bootApplication() {
  const root = new URL('../../', import.meta.url)
  const importer = (path: string) => import(path.startsWith('.') ? new URL(path, root).href : path)
  const app = new Ignitor(root, { importer }).createApp('console')
  await app.init()
  await app.boot()
  return app
}
