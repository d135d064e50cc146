import { nextWords, startChild } from '#tests/support/processes/child'

export type OwnProgram = Awaited<ReturnType<typeof startOwnProgram>>

/** Starts a program of the tests in a process of its own, which answers what it is asked: see `answerFor`. */
export async function startOwnProgram(file: URL, env: NodeJS.ProcessEnv) {
  const program = startChild(process.execPath, ['--import=@poppinss/ts-exec', file.pathname], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  await program.whenReady(nextWords(program.process))
  return {
    ask: <Answer>(question: readonly string[]) => {
      const answer = nextWords<Answer>(program.process)
      program.process.send(question)
      return answer
    },
    kill: () => program.end('SIGKILL'),
  }
}
