import app from '@adonisjs/core/services/app'

export function goForward() {
  return migrate('migration:run')
}

/**
 * Without the lock that keeps other processes from migrating at the same time: no other has this database,
 * and Lucid may release it on another connection of the pool, where it is not held.
 */
export async function migrate(command: string, ...parameters: string[]) {
  const ace = await app.container.make('ace')
  const quietly = ['--compact-output', '--no-schema-generate', '--disable-locks']
  const { error, exitCode } = await ace.exec(command, [...parameters, ...quietly])
  if (exitCode) throw error ?? new Error(`${command} failed`)
}
