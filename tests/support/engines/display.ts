import type { Readable } from 'node:stream'
import { startChild } from '#tests/support/processes/child'
import { displayPath } from '#tests/support/engines/installed'

/** Larger than any window of the tests. */
const screen = '2000x2400x24'

/** Starts an X display without a screen; it takes a number that is free, and says which. */
export async function startDisplay() {
  const parameters = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp']
  const display = startChild(displayPath, parameters, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await display.whenReady(firstLineOf(display.process.stdio[3] as Readable))
  return { name: `:${number}`, stop: () => display.end('SIGTERM') }
}

function firstLineOf(output: Readable) {
  return new Promise<string>((fulfil) => {
    let text = ''
    output.setEncoding('utf8').on('data', (more: string) => {
      text += more
      if (text.includes('\n')) fulfil(text.trim())
    })
  })
}
