import { databaseOfSeveral } from '#tests/support/processes/database_of_several'
import { startOwnProgram } from '#tests/support/processes/own_program'

type Said = Readonly<{ exitCode: number; report: string }>

const program = new URL('operator_process.ts', import.meta.url)

/**
 * Several operators, each in a separate process, on the current database. All of them run their command
 * at the same time.
 */
export async function operatorsAtOnce(count: number) {
  const { env, remove, sql } = await databaseOfSeveral()
  const operators = await Promise.all(
    Array.from({ length: count }, () => startOwnProgram(program, env))
  )
  return {
    run: (commandOf: (operator: number) => readonly string[]) =>
      Promise.all(operators.map((operator, index) => operator.ask<Said>(commandOf(index)))),
    sql,
    leave: async () => {
      await Promise.all(operators.map((operator) => operator.kill()))
      await remove()
    },
  }
}
