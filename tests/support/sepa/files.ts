import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Group } from '@japa/runner/core'
import SepaFile from '#models/sepa_file'
import { runCommand } from '#tests/support/operators/run_command'

let folder = ''

/** Gives every test a folder of its own. */
export function withFolder(group: Group) {
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vonk-sepa-'))
    return () => rm(folder, { recursive: true })
  })
}

export function inFolder(name: string) {
  return join(folder, name)
}

/** Exports debits as an operator does. */
export async function exportDebits(...flags: string[]) {
  const path = inFolder(`${crypto.randomUUID()}.xml`)
  const { exitCode, report } = await runCommand('sepa:export', `--to=${path}`, ...flags)
  const content = await readFile(path, 'utf8').catch(() => null)
  const file = await SepaFile.query().orderBy('createdAt', 'desc').first()
  return { exitCode, report, path, content, messageId: file?.messageId ?? '' }
}

/** Imports a file of the bank as an operator does. */
export async function importFile(content: string) {
  const path = inFolder('from-the-bank.xml')
  await writeFile(path, content)
  return runCommand('sepa:import', path)
}
