import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { runSql } from '#tests/support/site/run_sql'

type Said = Readonly<{ exitCode: number; report: string }>

/**
 * Several operators, each in a separate process, on the current database: on PostgreSQL
 * the same one, on SQLite a copy of it in a file. All of them run their command at the same time.
 */
export async function operatorsAtOnce(count: number) {
  const file = join(tmpdir(), `vonk-operators-${crypto.randomUUID()}.sqlite3`)
  const env = { ...process.env, SQLITE_FILE: file }
  const isSqlite = process.env.DB_CONNECTION !== 'pg'
  if (isSqlite) await db.rawQuery('vacuum into ?', [file])
  const operators = await Promise.all(Array.from({ length: count }, () => open(env)))
  return {
    run: async (commandOf: (operator: number) => readonly string[]) => {
      const answers = operators.map(async (operator, index): Promise<Said> => {
        const answered = heard(operator)
        operator.send(commandOf(index))
        return answered as Promise<Said>
      })
      return Promise.all(answers)
    },
    sql: (statement: string) => runSql(env, statement),
    leave: async () => {
      for (const operator of operators) operator.kill('SIGKILL')
      const parts = isSqlite ? ['', '-wal', '-shm'] : []
      for (const part of parts) await rm(file + part, { force: true })
    },
  }
}

async function open(env: NodeJS.ProcessEnv) {
  const program = new URL('operator_process.ts', import.meta.url)
  const operator = fork(program, { env, execArgv: ['--import=@poppinss/ts-exec'] })
  const ended = once(operator, 'exit').then(([code]) => {
    throw new Error(`An operator left with code ${code}`)
  })
  await Promise.race([heard(operator), ended])
  ended.catch(() => {})
  return operator
}

/** The next answer of an operator; the framework uses the same channel. */
function heard(operator: ChildProcess) {
  return new Promise((fulfil) => {
    operator.on('message', function listen(message: { said?: unknown }) {
      if (message.said === undefined) return
      operator.off('message', listen)
      fulfil(message.said)
    })
  })
}
