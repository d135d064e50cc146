import { readFileSync } from 'node:fs'

const page = readFileSync('docs/operations/point-in-time.md', 'utf8')

/** The value of a setting of PostgreSQL as the page has it, in quotes, with this folder in place of that of the log. */
export function valueOf(name: string, wal: string) {
  const [, value] = new RegExp(`^ *${name} = (.*)$`, 'm').exec(page) ?? []
  if (!value) throw new Error(`The page says nothing of ${name}`)
  return value.replaceAll('/var/backups/wal', wal)
}

/** The same, as a line of its configuration. */
export function settingOf(name: string, wal: string) {
  return `${name} = ${valueOf(name, wal)}`
}
