import { mkdirSync, writeFileSync } from 'node:fs'
import type { Aim } from '#tests/bench/aims'

/** Prints results and aims, and writes both to tmp/<name>.json. */
export function report(name: string, results: readonly object[], aims: readonly Aim[]) {
  console.table(results)
  console.table(aims)
  mkdirSync('tmp', { recursive: true })
  writeFileSync(`tmp/${name}.json`, JSON.stringify({ results, aims }, null, 2))
}
