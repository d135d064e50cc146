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
    const { domain, id } = await Site.query().orderBy('createdAt').firstOrFail()
    const pages = [`/admin?site=${id}`, `/admin/sites/${id}`]
    const checked = async () => (await runCommand('site:check', domain)).report
    const unproven = /claim about Premium is shown without proof<\/a>\s*<span class="badge danger">/
    for (const page of pages) assert.match(await read(page), unproven, page)
    assert.include(await checked(), 'without proof')
    await setSetting('premium_claim_source', 'Our own figures of 2,000 members', id)
    await setSetting('premium_claim_date', '2026-11-30', id)
    for (const page of pages) assert.notMatch(await read(page), /without proof/, page)
    assert.notInclude(await checked(), 'without proof')
  })
})
