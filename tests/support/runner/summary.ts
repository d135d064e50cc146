import type { NamedReporterContract } from '@japa/runner/types'

/** Ends a run with the one line that the whole check adds up. */
export const summary: NamedReporterContract = {
  name: 'summary',
  handler: (runner, emitter) => {
    emitter.on('runner:end', () => {
      const { passed, failed } = runner.getSummary().aggregates
      if (passed + failed === 0) failLoudly()
      console.log(`${passed} passed, ${failed} failed`)
    })
  },
}

/** A misspelt name of a file or a test runs nothing, which must not look like success. */
function failLoudly() {
  console.error('No test was run: --files takes whole names and `folder/*`, without .spec.ts')
  process.exitCode = 1
}
