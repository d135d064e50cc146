import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { format } from 'prettier'

const file = 'docs/operations/drills.md'

/** Writes what came of a drill into the section with this heading; other sections stay. */
export async function keepInDrills(heading: string, text: string) {
  const [top, ...sections] = readFileSync(file, 'utf8').split(/^(?=## )/m)
  const own = `## ${heading}\n\n${text}\n`
  const at = sections.findIndex((section) => section.startsWith(`## ${heading}\n`))
  if (at === -1) sections.push(own)
  else sections[at] = own
  writeFileSync(file, await format([top, ...sections].join('\n'), { parser: 'markdown' }))
}

/** When, at which commit and on what a drill was run. */
export function circumstances(command: string) {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' })
  const day = new Date().toISOString().slice(0, 10)
  return `Written by \`${command}\` on ${day}, at commit ${commit.trim()}, on one machine of ${cpus().length} processors.`
}
