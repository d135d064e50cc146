import { test } from '@japa/runner'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import { otherAccount, setOrProposeCompany } from '#core/admin/sites/change_account'
import type { Ports } from '#core/ports'
import { actorOf, adminOf, another } from '#tests/support/admin/admins'
import { site, siteWithOwner } from '#tests/support/admin/sites'

const account = { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', creditorId: null }
const other = { iban: 'DE89370400440532013000', bic: null }
const company = { name: 'Vonk B.V.', address: 'Oudegracht 1', city: 'Utrecht', country: 'NL' }

test.group('Another account of a company', () => {
  test('is another where {title}: {changes}')
    .with([
      { title: 'it had none', known: null, changes: other, expected: null },
      {
        title: 'the company had none',
        known: { ...account, iban: null },
        changes: other,
        expected: null,
      },
      { title: 'nothing changes', known: account, changes: { iban: account.iban }, expected: null },
      {
        title: 'it goes',
        known: account,
        changes: { iban: null },
        expected: { ...account, iban: null },
      },
      {
        title: 'one part changes',
        known: account,
        changes: { bic: 'INGBNL2A' },
        expected: { ...account, bic: 'INGBNL2A' },
      },
      {
        title: 'all change',
        known: account,
        changes: other,
        expected: { ...other, creditorId: null },
      },
    ])
    .run(({ assert }, { changes, expected, known }) => {
      assert.deepEqual(otherAccount(known, changes), expected)
    })

  async function withAccount() {
    const { by, ports } = await siteWithOwner()
    await ports.repositories.admins.add(adminOf('owner'))
    const changes = { ...company, ...account }
    const set = await setOrProposeCompany(ports, { by, siteId: site.id, changes, takesOver: false })
    const iban = () => ports.repositories.companies.rows.get(site.id)?.iban
    return { by, iban, ports, set }
  }

  test('waits for a second admin, and what else changed does not', async ({ assert }) => {
    const { by, iban, ports, set } = await withAccount()
    assert.deepEqual(set, { ok: true, value: { proposalId: null } })
    assert.equal(iban(), account.iban)

    const changes = { name: 'Vonk Holding B.V.', ...other }
    const asked = await setOrProposeCompany(ports, {
      by,
      siteId: site.id,
      changes,
      takesOver: false,
    })
    if (!asked.ok || !asked.value.proposalId) return assert.fail('Nothing waits')
    assert.equal(iban(), account.iban)
    assert.equal(ports.repositories.companies.rows.get(site.id)?.name, 'Vonk Holding B.V.')

    await ports.repositories.admins.add(adminOf('owner', another))
    const second = actorOf(adminOf('owner', another), ports.clock.now())
    const all = ports as unknown as Ports
    const { proposalId } = asked.value
    const own = await confirmProposal(all, { by, proposalId })
    assert.containSubset(own, { refusal: 'second_admin_needed' })
    assert.isTrue((await confirmProposal(all, { by: second, proposalId })).ok)
    assert.containSubset(ports.repositories.companies.rows.get(site.id), {
      ...other,
      creditorId: null,
    })
    const change = ports.repositories.audit.all.find(({ act }) => act === 'change_account')
    assert.containSubset(change, { before: account, after: { ...other, creditorId: null } })
  })

  test('waits once', async ({ assert }) => {
    const { by, iban, ports } = await withAccount()
    const entry = { by, siteId: site.id, changes: other, takesOver: false }
    assert.isTrue((await setOrProposeCompany(ports, entry)).ok)
    const again = await setOrProposeCompany(ports, {
      ...entry,
      changes: { name: 'Flirt', ...other },
    })
    assert.containSubset(again, { refusal: 'already_proposed' })
    assert.equal(ports.repositories.companies.rows.get(site.id)?.name, company.name)
    assert.equal(iban(), account.iban)
  })

  test('is asked for by nobody who may not set the company', async ({ assert }) => {
    const { ports } = await withAccount()
    const by = actorOf(adminOf('finance'), ports.clock.now())
    const entry = { by, siteId: site.id, changes: other, takesOver: false }
    assert.containSubset(await setOrProposeCompany(ports, entry), { refusal: 'act_not_allowed' })
    assert.isEmpty([...ports.repositories.proposals.rows.values()])
  })
})
