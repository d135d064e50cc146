import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

test.group('The table of scheduled jobs in the manual', () => {
  test('names each job, when it begins, and nothing else', async ({ assert }) => {
    const manual = await readFile(app.makePath('docs/operations.md'), 'utf8')
    const table = manual.split('### Scheduled jobs')[1].split('\n### ')[0]
    const listed = [...table.matchAll(/^\| ([^|]+?) +\| `(\w+)` +\|/gm)].map(([, when, name]) => {
      return `${when} ${name}`
    })
    const source = await readFile(app.makePath('app/providers/schedule.ts'), 'utf8')
    const kept = [...source.matchAll(/keepSchedule\(\w+, '(\w+)', '([^']+)'\)/g)]
    assert.lengthOf(kept, source.split('await keepSchedule(').length - 1)
    assert.sameMembers(
      listed,
      kept.map(([, name, cron]) => `${inWords(cron)} ${name}`)
    )
    assert.deepEqual(listed, [...listed].toSorted(byFrequency))
  })
})

/** A cron expression of the kinds that are used, as the manual says it. */
function inWords(cron: string) {
  const [minute, hour] = cron.split(' ')
  if (minute.startsWith('*/')) return `every ${minute.slice(2)} minutes`
  const minutes = minute.padStart(2, '0')
  return hour === '*' ? `hourly at :${minutes}` : `${hour.padStart(2, '0')}:${minutes}`
}

/** The most frequent first, then by time of day. */
function byFrequency(one: string, other: string) {
  const rank = (line: string) => {
    const [every] = /\d+(?= minutes)/.exec(line) ?? []
    if (every) return `0${every.padStart(2, '0')}`
    return line.startsWith('hourly') ? `1${line}` : `2${line.slice(0, 5)}`
  }
  return rank(one).localeCompare(rank(other))
}
