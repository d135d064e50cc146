/*
 * Measures how many movements a second are posted to the ledger: one after another and ten at once,
 * to many accounts and to a hot one, with a plain insert of two rows as the baseline.
 * Prints the figures and the aims, and writes both to tmp/bench_ledger.json.
 */
import { onEachDatabase } from '#tests/bench/each_database'
import { shareOfPlain } from '#tests/bench/ledger/aims'
import type { Rated } from '#tests/bench/ledger/rate'
import { report } from '#tests/bench/report'

const { postgres, sqlite } = await onEachDatabase<Rated[]>('tests/bench/ledger/on_database.ts')
const aims = [...shareOfPlain(postgres), ...shareOfPlain(sqlite)]
report('bench_ledger', [...postgres, ...sqlite], aims)
