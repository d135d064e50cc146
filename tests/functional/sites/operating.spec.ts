import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Site from '#models/site'
import { installSite } from '#database/install/site'
import { invalidateSites } from '#queries/sites/current_site'
import { createCompany } from '#tests/support/sites/company'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'

test.group('The operator', (group) => {
  inTransaction(group)

  test('adds a site, which answers on its domain', async ({ assert, client }) => {
    const added = await runCommand(
      'site:add',
      'Flirt.Example',
      '--site-name=Flirt',
      '--language=de'
    )
    assert.equal(added.exitCode, 0)
    const settings = await client.get('/api/settings.php').qs({ host: 'flirt.example' })
    assert.containSubset(settings.body(), {
      name: 'Flirt',
      domain: 'flirt.example',
      domain_language: 'de',
    })
  })

  test('changes the name of a site that is there', async ({ assert }) => {
    await runCommand('site:add', 'flirt.example', '--site-name=Flirt', '--language=de')
    await runCommand('site:add', 'flirt.example', '--site-name=Funke')
    const sites = await Site.query().where('domain', 'flirt.example')
    assert.deepEqual(
      sites.map(({ name, domainLanguage }) => [name, domainLanguage]),
      [['Funke', 'de']]
    )
  })

  test('is told what a site lacks', async ({ assert }) => {
    const { exitCode, report } = await runCommand('site:check')
    assert.equal(exitCode, 1)
    assert.include(report, 'company:set')
    assert.include(report, 'MAIL_MAILER=smtp')
    await createCompany()
    invalidateSites()
    assert.notInclude((await runCommand('site:check')).report, 'No company entered')
    assert.equal((await runCommand('site:check', 'nowhere.example')).exitCode, 1)
  })

  test('finds the first site at the host of the installation', async ({ assert }) => {
    await db.transaction(async (client) => {
      const first = await installSite(client, 'vonk.example')
      const again = await installSite(client, 'other.example')
      assert.equal(again.id, first.id)
    })
    assert.equal((await Site.query().orderBy('createdAt').firstOrFail()).domain, 'vonk.example')
  })

  test('has members write to the domain of the site, unless it says otherwise', async ({
    assert,
    client,
  }) => {
    await db.from('sites').update({ domain: 'vonk.example' })
    const page = await client.get('/service').withInertia()
    assert.include(JSON.stringify(page.inertiaProps), 'support@vonk.example')
  })
})
