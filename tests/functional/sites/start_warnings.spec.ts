import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import StartWarningsProvider from '#providers/start_warnings_provider'
import { inTransaction } from '#tests/support/database/transactions'
import { LogLines } from '#tests/support/logs/log_lines'
import { createCompany } from '#tests/support/sites/company'
import Site from '#models/site'
import { invalidateSites } from '#queries/sites/current_site'
import { runCommand } from '#tests/support/operators/run_command'
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

  test('warns where no site has the domain of APP_URL, as after a renaming', async ({
    assert,
    cleanup,
  }) => {
    cleanup(invalidateSites)
    const isTold = async () => {
      log.raw.length = 0
      await warnings()
      return log.warnings().some(({ msg }) => msg.startsWith('No site has the domain of APP_URL'))
    }
    assert.isFalse(await isTold())
    const { exitCode, report } = await runCommand('site:rename', 'localhost', 'Flirt.example')
    assert.equal(exitCode, 0, report)
    assert.equal((await Site.firstOrFail()).domain, 'flirt.example')
    assert.isTrue(await isTold())
    const { report: checked } = await runCommand('site:check')
    assert.include(checked, 'vonk ace site:rename')
    assert.equal((await runCommand('site:rename', 'localhost', 'other.example')).exitCode, 1)
  })

  test('does so in each web process', ({ assert }) => {
    const listed = app.rcFile.providers.find(({ file }) => String(file).includes('start_warnings'))
    assert.deepEqual(listed?.environment, ['web'])
  })
})
