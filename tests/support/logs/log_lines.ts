import type { Assert } from '@japa/assert'
import type { Group } from '@japa/runner/core'
import logger from '@adonisjs/core/services/logger'

type Stream = { write: (line: string) => void }
type Line = Readonly<{ level: number; msg: string } & Record<string, unknown>>

const warning = 40

/** What the site writes to its log from a level on, as it stands there, while the group runs. */
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

  /** Those that somebody should look at. */
  warnings(): Line[] {
    return this.raw.map((line) => JSON.parse(line)).filter(({ level }: Line) => level >= warning)
  }
}

/** That there is one warning with these fields, in one line that machines read. */
export function assertOneWarning(assert: Assert, log: LogLines, fields: object) {
  const [line, ...more] = log.warnings()
  assert.containSubset(line, fields)
  assert.deepEqual(more, [])
  for (const raw of log.raw) assert.match(raw, /^\{[^\n\r\u2028\u2029]+\}\n$/)
}

/** That the log has none of these words: secrets of ours, words of a stranger. */
export function assertLogOmits(assert: Assert, log: LogLines, words: readonly string[]) {
  for (const word of words) assert.notInclude(log.raw.join(''), word)
}

/** Every child of a logger writes to the stream of its parent. */
function streamOf(pino: object): Stream {
  for (let one = pino; one; one = Object.getPrototypeOf(one)) {
    const symbols = Object.getOwnPropertySymbols(one)
    const found = symbols.find(({ description }) => description === 'pino.stream')
    if (found) return Reflect.get(one, found)
  }
  throw new Error('The logger has no stream')
}
