import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Company from '#models/company'
import Site from '#models/site'
import { invoiceLacksBySite } from '#queries/sites/invoice_lacks_by_site'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'

const vonk = [
  '--company-name=Vonk B.V.',
  '--address=Oudegracht 1',
  '--city=3511 AA Utrecht',
  '--country=nl',
  '--kvk=12345678',
  '--support-phone=+31 30-123 45 67',
  '--tradename=Vonk',
  '--tradename=Flirt',
  '--vat-number=NL001',
  '--delete-discount=20',
]

const enter = (...parameters: string[]) => runCommand('company:set', ...parameters)

test.group('The operator, by the command company:set,', (group) => {
  inTransaction(group)

  test('completes what the invoices of a site lack, of which each start warns', async ({
    assert,
  }) => {
    const [{ lacks: nobody }] = await invoiceLacksBySite()
    assert.deepEqual(nobody, ['company'])
    await enter(...vonk, '--time-zone=UTC')
    const [{ lacks }] = await invoiceLacksBySite()
    assert.deepEqual(lacks, ['time_zone'])
    const { exitCode, report } = await enter('--time-zone=Amsterdam')
    assert.equal(exitCode, 1)
    assert.include(report, 'time zone')
    await enter('--time-zone=Europe/Amsterdam')
    assert.isEmpty(await invoiceLacksBySite())
  })

  test('sets the company, which the pages show', async ({ assert, client }) => {
    const before = DateTime.utc()
    assert.equal((await enter(...vonk)).exitCode, 0)
    const info = await client.get('/api/companyinfo.php')
    assert.containsSubset(info.body().company, {
      name: 'Vonk B.V.',
      address: 'Oudegracht 1',
      city: '3511 AA Utrecht',
      country: 'NL',
      kvk: '12345678',
      tradenames: ['Vonk', 'Flirt'],
      vat_numbers: ['NL001'],
      delete_discount: 20,
      support_phone: '+31301234567',
    })
    const { added } = await Company.firstOrFail()
    assert.isAtLeast(added.toMillis(), before.toMillis())
  })

  test('changes only the named fields', async ({ assert }) => {
    await enter(...vonk)
    const before = await Company.firstOrFail()
    assert.equal((await enter('--address=Nieuwegracht 2', '--kvk=none')).exitCode, 0)
    const after = await Company.firstOrFail()
    const changed = { ...before.serialize(), address: 'Nieuwegracht 2', kvk: null }
    assert.deepEqual(after.serialize(), changed)
  })

  test('sets and removes the bank account, with or without spaces', async ({ assert }) => {
    const account = ['--iban=nl91 abna 0417 1643 00', '--bic=abnanl2a']
    await enter(...vonk, ...account, '--creditor-id=NL69 ZZZ 1234 5678 0000')
    const entered = await Company.firstOrFail()
    assert.equal(entered.iban, 'NL91ABNA0417164300')
    assert.equal(entered.bic, 'ABNANL2A')
    assert.equal(entered.creditorId, 'NL69ZZZ123456780000')
    assert.equal((await enter('--iban=none')).exitCode, 0)
    const { iban, bic } = await Company.firstOrFail()
    assert.deepEqual([iban, bic], [null, 'ABNANL2A'])
  })

  test('makes members agree again when another company takes over', async ({ assert }) => {
    await enter(...vonk)
    await Company.query().update({ added: DateTime.utc(2024).toMillis() })
    await enter('--company-name=Flirt GmbH', '--country=DE', '--kvk=HRB 12345', '--takes-over')
    const { added, name } = await Company.firstOrFail()
    assert.equal(name, 'Flirt GmbH')
    assert.isAbove(added.toMillis(), DateTime.utc(2024).toMillis())
  })

  test('sees what is missing or wrong, and nothing is stored: {title}')
    .with([
      { title: 'no name', typed: vonk.slice(1), field: 'name' },
      { title: 'a wrong IBAN', typed: [...vonk, '--iban=NL91ABNA0417164301'], field: 'iban' },
      { title: 'a wrong BIC', typed: [...vonk, '--bic=ABNA'], field: 'bic' },
      {
        title: 'a wrong creditor identifier',
        typed: [...vonk, '--creditor-id=NL00ZZZ123456780000'],
        field: 'creditor identifier',
      },
      {
        title: 'a number of another register',
        typed: vonk.map((flag) => flag.replace('=nl', '=DE')),
        field: 'hrb 123456',
      },
      { title: 'a discount of 101', typed: [...vonk, '--delete-discount=101'], field: 'discount' },
    ])
    .run(async ({ assert }, { typed, field }) => {
      const { exitCode, report } = await enter(...typed)
      assert.equal(exitCode, 1)
      assert.include(report.toLowerCase(), field)
      assert.isNull(await Company.first())
    })

  test('chooses the site by its domain', async ({ assert }) => {
    const { domain } = await Site.firstOrFail()
    assert.equal((await enter(...vonk, `--site=${domain}`)).exitCode, 0)
    const { exitCode, report } = await enter(...vonk, '--site=nowhere.example')
    assert.equal(exitCode, 1)
    assert.include(report, 'No such site: nowhere.example')
  })
})
