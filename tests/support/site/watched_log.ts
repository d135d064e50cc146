import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from '#tests/support/processes/child'
import { secretIn } from '#tests/support/site/log_secrets'

const warning = 40

/** Milliseconds for the last lines of processes that have ended. */
const timeout = 2000

/** How a process is started whose log is watched. */
export const watched = ['inherit', 'pipe', 'pipe'] as const

/** The log of a site under test: warnings are shown, and a line with a secret is remembered. */
export class WatchedLog {
  #leaks: string[] = []
  #read: Promise<unknown>[] = []

  /** What a process writes, also what its runtime says of a crash. */
  watchProcess({ process: { stderr, stdout } }: Child) {
    for (const output of [stdout, stderr]) this.watch(output!)
  }

  watch(output: Readable) {
    const lines = createInterface({ input: output }).on('line', (line) => this.#note(line))
    this.#read.push(once(lines, 'close'))
  }

  /** Rejects for the lines that no log may hold, once the processes have ended. */
  async assertDiscreet() {
    await Promise.race([Promise.all(this.#read), wait(timeout, undefined, { ref: false })])
    if (this.#leaks.length > 0) {
      throw new Error(`The log of the site holds secrets:\n${this.#leaks.join('\n')}`)
    }
  }

  #note(line: string) {
    const secret = secretIn(line)
    if (secret) this.#leaks.push(`${secret}: ${line}`)
    if (isShown(line)) process.stdout.write(`${line}\n`)
  }
}

/** A line that is no record is shown as well, such as that of a crash. */
function isShown(line: string) {
  const level = /^\{"level":(\d+)/.exec(line)?.[1]
  return level === undefined || Number(level) >= warning
}
