import { readFileSync } from 'node:fs'

const page = readFileSync('docs/operations/point-in-time.md', 'utf8')

/** A setting of PostgreSQL as the page has it, with this folder in place of that of the log. */
export function settingOf(name: string, wal: string) {
  const [, value] = new RegExp(`^ *${name} = (.*)$`, 'm').exec(page) ?? []
  if (!value) throw new Error(`The page says nothing of ${name}`)
  return `${name} = ${value.replaceAll('/var/backups/wal', wal)}`
}
