import type { NamedReporterContract } from '@japa/runner/types'

/** Closes a run with the one line that the whole check adds up. */
export const summary: NamedReporterContract = {
  name: 'summary',
  handler: (runner, emitter) => {
    emitter.on('runner:end', () => {
      const { passed, failed } = runner.getSummary().aggregates
      console.log(`${passed} passed, ${failed} failed`)
    })
  },
}
