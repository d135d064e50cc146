/*
 * A separate process of an operator: it runs the commands that it is sent, and answers their output.
 */
import { answerFor } from '#tests/support/processes/answer_for'

await answerFor(async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { runCommand } = await import('#tests/support/operators/run_command')
  await db.rawQuery('select 1')
  return ([name, ...parameters]) => runCommand(name, ...parameters)
})
