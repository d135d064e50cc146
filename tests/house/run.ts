/*
 * Says how heavy the house is: `npm run house`. Files and lines, what is too full or stands twice, and
 * how many files a request walks through; `FILES=1 npm run house` names these files.
 */
import { spawnSync } from 'node:child_process'
import { crowdedRooms, sizes, weights } from '#tests/house/figures'

console.table(Object.fromEntries(sizes().map(({ name, files, lines }) => [name, { files, lines }])))
console.table(Object.fromEntries(weights().map(({ name, figure }) => [name, { figure }])))
console.table(Object.fromEntries(crowdedRooms().map(({ room, files }) => [room, { files }])))

const walks = spawnSync(process.execPath, [...process.execArgv, 'bin/test.ts', 'house'], {
  stdio: 'inherit',
})
process.exitCode = walks.status ?? 1
