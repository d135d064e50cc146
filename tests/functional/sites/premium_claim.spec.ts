import { test } from '@japa/runner'
import Site from '#models/site'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { runCommand } from '#tests/support/operators/run_command'
import { setSetting } from '#tests/support/sites/settings'

test.group('The claim about premium', (group) => {
  inTransaction(group)

  test('is in red on the launch lists until an owner has written down its proof', async ({
    assert,
    client,
  }) => {
    const { read } = await adminAtWork(client, 'owner')
    const path = `/admin/sites/${(await Site.firstOrFail()).id}`
    const unproven = /claim about Premium is shown without proof<\/a>\s*<span class="badge danger">/
    for (const page of ['/admin', path]) assert.match(await read(page), unproven, page)
    assert.include((await runCommand('site:check')).report, 'without proof')
    await setSetting('premium_claim_source', 'Our own figures of 2,000 members')
    await setSetting('premium_claim_date', '2026-11-30')
    for (const page of ['/admin', path]) assert.notMatch(await read(page), /without proof/, page)
    assert.notInclude((await runCommand('site:check')).report, 'without proof')
  })
})
