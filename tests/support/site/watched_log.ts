import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { demoPassword } from '#database/demo/password'

/** Addresses of the demo and of the tests, their password, and the tokens of mailed links. */
const secrets = [/@(?:vonk\.example|mail\.test)/i, new RegExp(demoPassword), /[?&]token=/]

const warning = 40

/** The log of a server under test: warnings are shown, and a line with a secret is remembered. */
export class WatchedLog {
  #leaks: string[] = []

  watch(output: Readable) {
    createInterface({ input: output }).on('line', (line) => this.#read(line))
  }

  /** Throws for the lines that no log may hold. */
  assertDiscreet() {
    if (this.#leaks.length > 0) {
      throw new Error(`The log of the site holds secrets:\n${this.#leaks.join('\n')}`)
    }
  }

  #read(line: string) {
    if (secrets.some((secret) => secret.test(line))) this.#leaks.push(line)
    if (isShown(line)) process.stdout.write(`${line}\n`)
  }
}

/** A line that is no record is shown as well, such as that of a crash. */
function isShown(line: string) {
  const level = /^\{"level":(\d+)/.exec(line)?.[1]
  return level === undefined || Number(level) >= warning
}
