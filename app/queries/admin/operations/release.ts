import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

/** Which release of Vonk runs here: its version, and its commit where an archive was unpacked. */
export async function release() {
  const manifest = await readFile(app.makePath('package.json'), 'utf8')
  const { version }: Readonly<{ version: string }> = JSON.parse(manifest)
  return { version, commit: await commitOfArchive() }
}

/** The archive notes it beside the folder of the application (bin/release.mjs). */
async function commitOfArchive() {
  try {
    const notes = await readFile(app.makePath('..', 'RELEASE'), 'utf8')
    return /^commit (\w+)$/m.exec(notes)?.[1] ?? null
  } catch {
    return null
  }
}
