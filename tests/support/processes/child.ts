import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'

export type Child = ReturnType<typeof startChild>

/** Starts a program beside the tests; its output is theirs unless the options say otherwise. */
export function startChild(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions = {}
) {
  const running = spawn(program, parameters, { stdio: 'inherit', ...options })
  /** The exit code; null when a signal ended it. */
  const ended = new Promise<number | null>((fulfil, reject) => {
    running.once('exit', fulfil).once('error', reject)
  })
  // Whoever waits for it is told.
  ended.catch(() => {})
  return {
    process: running,
    ended,
    /** Resolves with the process once it is ready; rejects when it ends before. */
    whenReady: async <Ready>(ready: Promise<Ready>) => {
      const endedBefore = ended.then((code) => {
        throw new Error(`${program} ended with code ${code} before it was ready`)
      })
      return Promise.race([ready, endedBefore])
    },
    /** Sends a signal, and resolves with the exit code; of a process that has ended as well. */
    end: (signal: NodeJS.Signals) => {
      running.kill(signal)
      return ended
    },
  }
}

/** What the process says next over its channel; the framework of ours uses the same one. */
export function nextWords<Words>(child: ChildProcess) {
  return new Promise<Words>((fulfil) => {
    child.on('message', function listen(message: { said?: Words }) {
      if (message.said === undefined) return
      child.off('message', listen)
      fulfil(message.said)
    })
  })
}
