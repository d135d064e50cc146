import Sqlite from 'better-sqlite3'

/**
 * Writes to a SQLite database without pause: the first and the last table of the file in one transaction. Asked to
 * stop, says how often it wrote; an end before that is an error.
 */
const database = new Sqlite(process.argv[2], { timeout: 1000 })
const write = database.transaction((round: number) => {
  database.prepare('update first_written set round = ?').run(round)
  database.prepare('update last_written set round = ?').run(round)
})

let round = 0
const writing = setInterval(() => write((round += 1)), 1)
process.once('message', () => {
  clearInterval(writing)
  process.send?.({ said: round })
  process.disconnect()
})
write(0)
process.send?.({ said: 'writes' })
