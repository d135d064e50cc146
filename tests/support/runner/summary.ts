import { stripVTControlCharacters } from 'node:util'
import type { NamedReporterContract, RunnerSummary } from '@japa/runner/types'
import { seed } from '#tests/support/runner/sample'

/** Ends a run with each failed test on a line, the seed, and the one line that the whole check adds up. */
export const summary: NamedReporterContract = {
  name: 'summary',
  handler: (runner, emitter) => {
    emitter.on('runner:end', () => {
      const result = runner.getSummary()
      const { passed, failed } = result.aggregates
      if (passed + failed === 0) failLoudly()
      for (const test of failedTests(result)) console.log(`Failed: ${test}`)
      if (failed > 0) console.log(`SEED=${seed} draws the same samples again`)
      console.log(`${passed} passed, ${failed} failed`)
    })
  },
}

/** A misspelt name of a file or a test runs nothing, which must not look like success. */
function failLoudly() {
  console.error('No test was run: --files takes whole names and `folder/*`, without .spec.ts')
  process.exitCode = 1
}

/** Each by its group, its title and the first line of what went wrong. */
function failedTests({ failureTree }: RunnerSummary) {
  const nodes = failureTree.flatMap(({ children }) => children)
  return nodes.flatMap((node) => {
    const [group, tests] = node.type === 'group' ? [node.name, node.children] : ['', [node]]
    return tests.map(({ errors, title }) => {
      const [why] = stripVTControlCharacters(String(errors[0]?.error.message)).split('\n')
      return [group, title, why].filter(Boolean).join(': ')
    })
  })
}
