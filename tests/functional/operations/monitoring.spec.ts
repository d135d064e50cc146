import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import { allMetrics } from '#operations/site_metrics'
import { inTransaction } from '#tests/support/database/transactions'

type Rule = Readonly<{
  alert: string
  expr: string
  for?: string
  labels: Readonly<{ severity: string }>
  annotations: Readonly<{ summary: string }>
}>

type Place = Readonly<{ x: number; y: number; w: number; h: number }>

type Panel = Readonly<{
  id: number
  title: string
  gridPos: Place
  targets: readonly Readonly<{ refId: string; expr: string }>[]
}>

const rules: Rule[] = parse(textOf('rules.yml')).groups.flatMap(
  ({ rules: some }: { rules: Rule[] }) => some
)
const dashboard: Readonly<{ uid: string; panels: Panel[] }> = JSON.parse(textOf('dashboard.json'))
const targets = dashboard.panels.flatMap((panel) => panel.targets)

test.group('The alerts', () => {
  test('each have a name of their own, an expression, somebody who is woken or told, and words', ({
    assert,
  }) => {
    assert.isAbove(rules.length, 15)
    assert.lengthOf(new Set(rules.map(({ alert }) => alert)), rules.length)
    for (const { alert, annotations, expr, for: lasting, labels } of rules) {
      assert.match(alert, /^Vonk[A-Z]/)
      assert.isString(expr, alert)
      assert.oneOf(labels.severity, ['page', 'notice'], alert)
      assert.isNotEmpty(annotations.summary, alert)
      if (lasting !== undefined) assert.match(lasting, /^\d+[smhd]$/, alert)
    }
  })

  test('are each seen to fire, and to be silent, by promtool', ({ assert }) => {
    type Expected = Readonly<{ alertname: string; exp_alerts: readonly unknown[] }>
    const file = readFileSync('tests/functional/operations/alerts.yml', 'utf8')
    const expected: Expected[] = parse(file).tests.flatMap(
      (one: { alert_rule_test: Expected[] }) => one.alert_rule_test
    )
    const named = (isFiring: boolean) => {
      const some = expected.filter(({ exp_alerts: alerts }) => alerts.length > 0 === isFiring)
      return [...new Set(some.map(({ alertname }) => alertname))].sort()
    }
    const all = rules.map(({ alert }) => alert).sort()
    assert.deepEqual(named(true), all)
    assert.deepEqual(named(false), all)
  })

  test('are loaded by the configuration of Prometheus, which asks the site', ({ assert }) => {
    const configuration = parse(textOf('prometheus.yml'))
    assert.deepEqual(configuration.rule_files, ['vonk-rules.yml'])
    const [{ job_name: job, static_configs: asked }] = configuration.scrape_configs
    assert.equal(job, 'vonk')
    for (const { labels } of asked) assert.isString(labels.machine)
  })
})

test.group('The dashboard', () => {
  test('has panels that ask for something, and do not cover each other', ({ assert }) => {
    const { panels, uid } = dashboard
    assert.equal(uid, 'vonk')
    assert.isAbove(panels.length, 10)
    assert.lengthOf(new Set(panels.map(({ id }) => id)), panels.length)
    for (const { targets: asked, title } of panels) {
      assert.isNotEmpty(asked, title)
      assert.lengthOf(new Set(asked.map(({ refId }) => refId)), asked.length, title)
      for (const { expr } of asked) assert.isNotEmpty(expr, title)
    }
    for (const [index, { gridPos, title }] of panels.entries()) {
      for (const other of panels.slice(index + 1)) {
        assert.isFalse(covers(gridPos, other.gridPos), `${title} and ${other.title}`)
      }
    }
  })
})

test.group('Alerts and dashboard', (group) => {
  inTransaction(group)

  test('ask for metrics that a node gives', async ({ assert }) => {
    const text = await allMetrics([])
    const measured = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
    for (const { expr } of [...rules, ...targets]) {
      const names = [...expr.matchAll(/\b(?:vonk|nodejs|process)_\w+/g)].map(([name]) => name)
      if (!expr.includes('up{job="vonk"}')) assert.isNotEmpty(names, expr)
      assert.includeMembers(
        measured,
        names.map((name) => name.replace(/_bucket$/, '')),
        expr
      )
    }
  })
})

function covers(one: Place, other: Place) {
  const isBeside = one.x + one.w <= other.x || other.x + other.w <= one.x
  const isAbove = one.y + one.h <= other.y || other.y + other.h <= one.y
  return !isBeside && !isAbove
}

function textOf(name: string) {
  return readFileSync(`docs/operations/monitoring/${name}`, 'utf8')
}
