/*
 * Measures for how long each page of a member with a full life holds up everybody else: the longest turn of the event
 * loop, in milliseconds of the processor, with the views of the production build, on SQLite. The pace of the machine is
 * measured beside each page. The requests are made in the same process, and count.
 */
import { onDatabase } from '#tests/bench/each_database'
import { report } from '#tests/bench/report'
import { holdsUpNobody } from '#tests/bench/turns/aims'
import type { MeasuredTurn } from '#tests/bench/turns/measure_turns'

const script = 'tests/bench/turns/on_database.ts'
const settings = { DEMO: 'true', LOG_LEVEL: 'fatal' }
const turns = await onDatabase<MeasuredTurn[]>('sqlite', script, [], settings)
report('bench-turns', turns, [holdsUpNobody(turns)])
