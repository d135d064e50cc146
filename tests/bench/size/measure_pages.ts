import { explain, thatRead } from '#tests/bench/explain'
import { everyPage, type Page } from '#tests/bench/size/pages'
import type { Probe } from '#tests/bench/size/probes'
import { statementsOf, type Statement } from '#tests/support/database/statements'

/** What the statements of a page take in the database, of all members who were asked. */
export type MeasuredPage = Readonly<{
  page: string
  status: string
  statements: number
  p50: number
  p95: number
  /** Pages of 8 kB: on average, and the most. */
  buffers: number
  most: number
}>

const rounds = 2

type Site = Readonly<{
  url: string
  /** Has it make the pages of visitors anew. */
  forget: () => void
}>

/**
 * Opens every page as each of these members, and has the database explain what it was asked. What the site keeps for
 * some minutes, such as numbers of members by region, only the first page pays for that needs it.
 */
export async function measurePages(site: Site, probes: readonly Probe[]) {
  const measured: MeasuredPage[] = []
  for (const page of everyPage()) measured.push(await measurePage(site, page, probes))
  return measured
}

type Visit = Readonly<{ status: number; milliseconds: number; buffers: number; statements: number }>

async function measurePage({ forget, url }: Site, page: Page, probes: readonly Probe[]) {
  const visits: Visit[] = []
  for (const probe of probes) {
    forget()
    const headers = page.as === 'member' ? probe.headers : {}
    visits.push(await visit(url + page.path(probe), headers))
  }
  const times = visits.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const buffers = visits.map((one) => one.buffers)
  return {
    page: page.as === 'visitor' ? `${page.name}, visitor` : page.name,
    status: [...new Set(visits.map(({ status }) => status))].join(' '),
    statements: Math.max(...visits.map(({ statements }) => statements)),
    p50: rounded(times[Math.floor(times.length * 0.5)]),
    p95: rounded(times[Math.floor(times.length * 0.95)]),
    buffers: Math.round(buffers.reduce((sum, one) => sum + one, 0) / buffers.length),
    most: Math.max(...buffers),
  }
}

async function visit(address: string, headers: Record<string, string>): Promise<Visit> {
  let status = 0
  const statements = await statementsOf(async () => {
    const answer = await fetch(address, { headers: withLanguage(headers), redirect: 'manual' })
    await answer.arrayBuffer()
    status = answer.status
  })
  const work = thatRead(statements)
  let [milliseconds, buffers] = [0, 0]
  for (const statement of work) {
    const taken = await best(statement)
    milliseconds += taken.milliseconds
    buffers += taken.buffers
  }
  return { status, milliseconds, buffers, statements: work.length }
}

/** Other load on the machine can only slow it down. */
async function best(statement: Statement) {
  const found = []
  for (let round = 0; round < rounds; round++) found.push(await explain(statement))
  const [fastest] = found.toSorted((one, other) => one.milliseconds - other.milliseconds)
  return { milliseconds: fastest.milliseconds, buffers: found[rounds - 1].buffers }
}

function withLanguage(headers: Record<string, string>) {
  return { 'Accept': 'text/html', 'Accept-Language': 'en', ...headers }
}

function rounded(milliseconds: number) {
  return Math.round(milliseconds * 100) / 100
}
