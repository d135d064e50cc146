/*
 * A thread that reads all of a copy of the database, which takes seconds, while the process answers pages.
 */
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

const { file, tables } = workerData as Readonly<{ file: string; tables: readonly string[] }>

const copy = new Sqlite(file, { readonly: true })
try {
  const problem = copy.pragma('quick_check', { simple: true })
  if (problem !== 'ok') throw new Error(`The copy is damaged: ${problem}`)
  const count = (table: string) => copy.prepare(`select count(*) from ${table}`).pluck().get()
  parentPort!.postMessage(Object.fromEntries(tables.map((table) => [table, Number(count(table))])))
} finally {
  copy.close()
}
