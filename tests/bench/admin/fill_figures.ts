import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { figureKinds } from '#core/admin/figures/figure'
import { monthOf } from '#core/admin/sources/periods'
import { sourcesKept } from '#core/admin/sources/source'
import { daysFilled, spread, type Sizes } from '#tests/bench/admin/sizes'
import { addFrom, addRows, id } from '#tests/bench/generated_rows'
import { crowdMoment } from '#tests/bench/moments'

/** The figures of each day of two years on both sites, two hundred sources each, and jobs. */
export async function addFigures({ members }: Sizes) {
  await db.rawQuery(
    'create table bench_days (n integer primary key, day varchar(10), month varchar(10))'
  )
  const last = DateTime.fromMillis(crowdMoment, { zone: 'utc' })
  for (let n = 1; n <= daysFilled; n++) {
    const day = last.minus({ days: daysFilled - n })
    const row = { n, day: day.toISODate()!, month: monthOf(day) }
    await db.table('bench_days').insert(row)
  }
  await addDailyFigures()
  await addComparisons()
  await addSources()
  await addJobs(members)
}

async function addDailyFigures() {
  for (const kind of figureKinds) {
    await db.rawQuery(
      `insert into daily_figures (site_id, day, kind, part, value)
       select sites.id, day, '${kind}', parts.part, 10 from bench_days cross join sites
       cross join (${partsOf(kind)
         .map((part) => `select '${part}' as part`)
         .join(' union all ')}) as parts`
    )
  }
}

function partsOf(kind: (typeof figureKinds)[number]) {
  if (kind === 'revenue' || kind === 'refunds')
    return ['ideal', 'paypal', 'sct', 'sdd'].map((method) => `EUR ${method}`)
  if (kind === 'members') return ['NL', 'BE', 'DE', 'FR', 'ES', 'IT', 'PL', 'AT', 'IE', 'PT']
  if (kind === 'joined' || kind === 'stayed')
    return Array.from({ length: 13 }, (_, week) => `2026-01-${week + 10}`)
  return ['']
}

async function addComparisons() {
  for (const provider of ['mollie', 'stripe']) {
    await addFrom('select day from bench_days', 'settlement_comparisons', {
      id: `'${provider} ' || n`,
      provider: `'${provider}'`,
      day: 'day',
      compared_at: 'n',
      orders: 500,
      totals: `'[]'`,
      differing: `case when n % 30 = 0 then 2 else 0 end`,
      differences: `'[]'`,
    })
  }
}

async function addSources() {
  await addRows('sources', sourcesKept, {
    id: 'n',
    network: `'network ' || (n % 10)`,
    ref: `'ref ' || n`,
    sub1: `''`,
    sub2: `''`,
    sub3: `''`,
    lander: `'lander ' || (n % 5)`,
    variant: `''`,
  })
  for (const period of ['day', 'month']) {
    await db.rawQuery(
      `insert into source_days
         (day, site_id, source_id, visits, sign_ups, activated, buyers, refunds, disputes, bans)
       select ${period}, sites.id, sources.id, 100, 10, 5, 2, 0, 0, 0
       from (select distinct ${period} from bench_days) as periods
       cross join sites cross join sources`
    )
    await db.rawQuery(
      `insert into source_money (day, site_id, source_id, currency, revenue, refunded)
       select ${period}, sites.id, sources.id, 'EUR', 2000, 0
       from (select distinct ${period} from bench_days) as periods
       cross join sites cross join sources where sources.id % 2 = 0`
    )
  }
}

/** A mailing that is under way, and two hundred jobs that failed. */
async function addJobs(members: number) {
  const jobs = Math.ceil(members / 20)
  await addRows('queue_jobs', jobs, {
    id: `'job ' || n`,
    queue: `'bench'`,
    status: `case when n <= 200 then 'failed' else 'delayed' end`,
    data: `'{"name":"SendMailJob","attempts":3,"payload":{}}'`,
    error: `case when n <= 200 then 'The server of the mail does not answer' end`,
    execute_at: spread(jobs, 1),
    finished_at: `case when n <= 200 then ${spread(jobs, 1)} end`,
  })
  await addRows('audit_checks', daysFilled, {
    id: id('6600', 'n'),
    checked_at: spread(daysFilled),
    rows: 1000,
  })
}
