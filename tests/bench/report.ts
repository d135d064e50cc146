import { mkdirSync, writeFileSync } from 'node:fs'
import type { Aim } from '#tests/bench/aims'

/** Prints results and aims, and writes both to tmp/<name>.json. The process ends with 1 where an aim is missed. */
export function report(name: string, results: readonly object[], aims: readonly Aim[]) {
  console.table(results)
  console.table(aims)
  mkdirSync('tmp', { recursive: true })
  if (aims.some(({ reached }) => !reached)) process.exitCode = 1
  writeFileSync(`tmp/${name}.json`, JSON.stringify({ results, aims }, null, 2))
}
