import db from '@adonisjs/lucid/services/db'
import type { Statement } from '#tests/support/database/statements'

/** A step of a plan, as PostgreSQL gives it. */
export type PlanStep = Readonly<Record<string, unknown>> & Readonly<{ Plans?: PlanStep[] }>

export type Explained = Readonly<{
  /** In the server: also for planning, unless the statement is prepared. */
  milliseconds: number
  /** Pages of 8 kB, in its cache or not. */
  buffers: number
  plan: PlanStep
}>

/**
 * Runs a statement on PostgreSQL, with the plan that it keeps if it is prepared, and undoes what it wrote. What
 * triggers read is not among its buffers.
 */
export async function explain({ bindings, options, sql }: Statement): Promise<Explained> {
  const client = await db.transaction()
  const written = (text: string) => client.knexRawQuery(text, bindings as never).toQuery()
  try {
    if (options?.prepared) {
      await client.rawQuery('set local plan_cache_mode = force_generic_plan')
      await client.rawQuery(`prepare measured as ${sql}`)
    }
    const asked = options?.prepared
      ? written(`execute measured(${bindings.map(() => '?').join()})`)
      : written(sql.replaceAll(/\$\d+/g, '?'))
    const answer = await client.rawQuery(
      `explain (analyze, buffers, timing off, format json) ${asked}`
    )
    if (options?.prepared) await client.rawQuery('deallocate measured')
    return explainedBy(answer.rows[0]['QUERY PLAN'][0], options?.prepared === true)
  } finally {
    await client.rollback()
  }
}

type Answer = Readonly<{ 'Plan': PlanStep; 'Planning Time': number; 'Execution Time': number }>

function explainedBy(answer: Answer, isPrepared: boolean): Explained {
  const { Plan: plan } = answer
  return {
    milliseconds: answer['Execution Time'] + (isPrepared ? 0 : answer['Planning Time']),
    buffers: Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']),
    plan,
  }
}

/** The statements that read: what is merely inserted is there already. */
export function thatRead(statements: readonly Statement[]) {
  return statements.filter(
    ({ sql }) =>
      /^\s*(select|with|update|delete|insert)/i.test(sql) && !/^\s*insert .* values \(/is.test(sql)
  )
}

/** Tables of fewer rows are read whole because they are small. */
const manyRows = 5000

/** The steps that read many rows of a table or an index. */
export function longReads(step: PlanStep): string[] {
  const rows = Number(step['Actual Rows']) + Number(step['Rows Removed by Filter'] ?? 0)
  const isLong = rows * Number(step['Actual Loops']) > manyRows && !step.Plans
  const own = isLong ? [`${step['Node Type']} ${step['Relation Name'] ?? step['Index Name']}`] : []
  return [...own, ...(step.Plans ?? []).flatMap(longReads)]
}
