import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import StartWarningsProvider from '#providers/start_warnings_provider'
import { inTransaction } from '#tests/support/database/transactions'
import { LogLines } from '#tests/support/logs/log_lines'
import { createCompany } from '#tests/support/sites/company'
import { setSetting } from '#tests/support/sites/settings'

const log = new LogLines()

/** What a start of the site logs, without what only a certain PostgreSQL has. */
async function warnings() {
  await new StartWarningsProvider(app).ready()
  return log.warnings().map(({ domain, lacks, costs }) => ({ domain, lacks, costs }))
}

test.group('A start of the site', (group) => {
  inTransaction(group)
  log.with(group)

  test('warns of what invoices lack, and of costs that the law forbids', async ({ assert }) => {
    await setSetting('method_costs', 'ideal:NL:0.29')
    const told = await warnings()
    const domain = 'localhost'
    assert.deepInclude(told, { domain, lacks: ['company'], costs: undefined })
    assert.deepInclude(told, { domain, lacks: undefined, costs: ['ideal:NL'] })
  })

  test('warns of nothing where nothing is wrong', async ({ assert }) => {
    await createCompany()
    const told = await warnings()
    assert.isEmpty(told.filter(({ domain }) => domain))
  })

  test('does so in each web process', ({ assert }) => {
    const listed = app.rcFile.providers.find(({ file }) => String(file).includes('start_warnings'))
    assert.deepEqual(listed?.environment, ['web'])
  })
})
