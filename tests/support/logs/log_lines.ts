import type { Assert } from '@japa/assert'
import type { Group } from '@japa/runner/core'
import logger from '@adonisjs/core/services/logger'

type Stream = { write: (line: string) => void }
type Line = Readonly<{ level: number; msg: string } & Record<string, unknown>>

const warning = 40

/** Records the raw lines of the site's log, from level info on, while the group runs. */
export class LogLines {
  readonly raw: string[] = []

  with(group: Group) {
    group.each.setup(() => {
      const { pino } = logger
      const [stream, level] = [streamOf(pino), pino.level]
      const { write } = stream
      this.raw.length = 0
      pino.level = 'info'
      stream.write = (line) => void this.raw.push(line)
      return () => {
        stream.write = write
        pino.level = level
      }
    })
  }

  /** The lines at level warning or above. */
  warnings(): Line[] {
    return this.raw.map((line) => JSON.parse(line)).filter(({ level }: Line) => level >= warning)
  }
}

/** Asserts that there is exactly one warning, with these fields, on one line of JSON. */
export function assertOneWarning(assert: Assert, log: LogLines, fields: object) {
  const [line, ...more] = log.warnings()
  assert.containSubset(line, fields)
  assert.deepEqual(more, [])
  for (const raw of log.raw) assert.match(raw, /^\{[^\n\r\u2028\u2029]+\}\n$/)
}

/** Asserts that the log contains none of these words, such as secrets or input of others. */
export function assertLogOmits(assert: Assert, log: LogLines, words: readonly string[]) {
  for (const word of words) assert.notInclude(log.raw.join(''), word)
}

/** A child logger writes to the stream of its parent. */
function streamOf(pino: object): Stream {
  for (let one = pino; one; one = Object.getPrototypeOf(one)) {
    const symbols = Object.getOwnPropertySymbols(one)
    const found = symbols.find(({ description }) => description === 'pino.stream')
    if (found) return Reflect.get(one, found)
  }
  throw new Error('The logger has no stream')
}
