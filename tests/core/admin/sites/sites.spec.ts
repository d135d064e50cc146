import { test } from '@japa/runner'
import { terminal } from '#core/admin/admin'
import { addSite } from '#core/admin/sites/add_site'
import { changeSite } from '#core/admin/sites/change_site'
import { setCompany } from '#core/admin/sites/set_company'
import { warningsOf, type SettingWarning } from '#core/admin/sites/setting_warnings'
import { defaultSettings, readSettings, type StoredValues } from '#core/sites/settings/settings'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { site, siteWithOwner } from '#tests/support/admin/sites'

const flirt = { domain: ' Flirt.Example ', name: 'Flirt', language: 'de', countries: ['DE', 'AT'] }

test.group('A site that is added', () => {
  test('has its domain, name, language and countries', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    const added = await addSite(ports, { by, site: flirt })
    if (!added.ok) return assert.fail(added.refusal)
    const { audit, settings, sites } = ports.repositories
    assert.containSubset(sites.rows.get(added.value.id), {
      domain: 'flirt.example',
      name: 'Flirt',
      domainLanguage: 'de',
    })
    assert.deepEqual(
      [...settings.rows.values()],
      [{ siteId: added.value.id, name: 'countries', value: ['DE', 'AT'] }]
    )
    assert.containSubset(audit.all, [{ act: 'add_site', after: { domain: 'flirt.example' } }])
    assert.deepEqual(ports.events.published, [{ name: 'site_changed', siteId: added.value.id }])
  })

  test('is refused with {refusal}')
    .with([
      { change: { domain: 'localhost' }, refusal: 'domain_invalid' },
      { change: { domain: 'https://flirt.example/' }, refusal: 'domain_invalid' },
      { change: { domain: '10.0.0.1' }, refusal: 'domain_invalid' },
      { change: { domain: 'flirt.example:3333' }, refusal: 'domain_invalid' },
      { change: { domain: 'VONK.example' }, refusal: 'domain_taken' },
      { change: { name: ' ' }, refusal: 'site_name_wrong' },
      { change: { name: 'x'.repeat(61) }, refusal: 'site_name_wrong' },
      { change: { language: 'tlh' }, refusal: 'language_unknown' },
      { change: { countries: [] }, refusal: 'choices_missing' },
      { change: { countries: ['XX'] }, refusal: 'choice_unknown' },
    ])
    .run(async ({ assert }, { change, refusal }) => {
      const { by, ports } = await siteWithOwner()
      const added = await addSite(ports, { by, site: { ...flirt, ...change } })
      assert.containSubset(added, { ok: false, refusal })
      assert.equal(ports.repositories.sites.rows.size, 1)
      assert.isEmpty(ports.repositories.audit.all)
    })

  test('is added by no admin of one site', async ({ assert }) => {
    const { ports } = await siteWithOwner()
    const by = actorOf(adminOf('owner', { siteId: site.id }), ports.clock.now())
    const added = await addSite(ports, { by, site: flirt })
    assert.containSubset(added, { refusal: 'act_not_allowed' })
    const changed = { by, siteId: site.id, name: site.name, language: 'nl' }
    assert.isTrue((await changeSite(ports, changed)).ok)
    assert.include(ports.repositories.sites.rows.get(site.id), { domainLanguage: 'nl' })
    assert.deepEqual(ports.events.published, [{ name: 'site_changed', siteId: site.id }])
  })
})

test.group('The domain of a site', () => {
  const named = { siteId: site.id, name: site.name, language: site.domainLanguage ?? 'none' }

  test('changes, with the old one in the audit log', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    const changed = await changeSite(ports, { by, ...named, domain: ' Funke.Example ' })
    assert.isTrue(changed.ok)
    const { audit, sites } = ports.repositories
    assert.equal(sites.rows.get(site.id)?.domain, 'funke.example')
    assert.containSubset(audit.all, [
      { before: { domain: site.domain }, after: { domain: 'funke.example' } },
    ])
  })

  test('is no other than a free one: {domain} is refused with {refusal}')
    .with([
      { domain: 'localhost', refusal: 'domain_invalid' },
      { domain: 'flirt.example', refusal: 'domain_taken' },
      { domain: site.domain, refusal: 'nothing_changed' },
    ])
    .run(async ({ assert }, { domain, refusal }) => {
      const { by, ports } = await siteWithOwner()
      await addSite(ports, { by, site: flirt })
      const changed = await changeSite(ports, { by, ...named, domain })
      assert.containSubset(changed, { ok: false, refusal })
      assert.equal(ports.repositories.sites.rows.get(site.id)?.domain, site.domain)
    })
})

const company = {
  name: 'Vonk B.V.',
  address: 'Oudegracht 1',
  city: 'Utrecht',
  country: 'NL',
  vatNumbers: ['NL001'],
}

test.group('The company of a site', () => {
  test('is set, with what changed in the audit log', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    const entry = { by, siteId: site.id, changes: company, takesOver: false }
    assert.isTrue((await setCompany(ports, entry)).ok)
    ports.clock.advance({ days: 1 })
    const by2 = actorOf(adminOf('owner'), ports.clock.now())
    const changes = { name: 'Vonk Holding B.V.', kvk: '12345678', deleteDiscount: 50 }
    await setCompany(ports, { by: by2, siteId: site.id, changes, takesOver: false })
    const { audit, companies } = ports.repositories
    const before = { name: 'Vonk B.V.', kvk: null, deleteDiscount: null }
    assert.deepEqual(audit.all[1].before, before)
    assert.deepEqual(audit.all[1].after, changes)
    assert.deepEqual(ports.events.published[0], { name: 'site_changed', siteId: site.id })
    const stored = companies.rows.get(site.id)
    assert.equal(stored?.timeZone, 'Europe/Amsterdam')
    assert.containSubset(stored, { address: 'Oudegracht 1', vatNumbers: ['NL001'] })
    assert.isTrue(stored?.added.equals(ports.clock.now().minus({ days: 1 })))
  })

  test('begins anew when another one takes over', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    await setCompany(ports, { by, siteId: site.id, changes: company, takesOver: false })
    ports.clock.advance({ days: 1 })
    await setCompany(ports, { by: terminal, siteId: site.id, changes: {}, takesOver: true })
    const { added } = ports.repositories.companies.rows.get(site.id) ?? {}
    assert.isTrue(added?.equals(ports.clock.now()))
  })

  test('is refused without a name, and when nothing would change', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    const changes = { ...company, name: '' }
    const entry = { by, siteId: site.id, takesOver: false }
    const without = await setCompany(ports, { ...entry, changes })
    assert.containSubset(without, { refusal: 'company_incomplete' })
    await setCompany(ports, { ...entry, changes: company })
    const again = await setCompany(ports, { ...entry, changes: company })
    assert.containSubset(again, { refusal: 'nothing_changed' })
  })
})

test.group('Before settings are kept, an admin is warned', () => {
  function warnings(after: StoredValues, before: StoredValues = {}): SettingWarning[] {
    return warningsOf(readSettings(before), readSettings(after))
  }

  test('of nothing where nothing changes', ({ assert }) => {
    assert.isEmpty(warningsOf(defaultSettings, defaultSettings))
    assert.isEmpty(warnings({ free_messages: 8, chat_history_days: 365 }))
  })

  test('of what shuts somebody out, cannot be undone, or is against the law', ({ assert }) => {
    assert.deepEqual(warnings({ signups: 'other' }), ['sign_ups_closed'])
    assert.deepEqual(warnings({ countries: ['NL'] }), ['countries_left'])
    assert.deepEqual(warnings({ member_resell: false }), ['members_apart'])
    assert.deepEqual(warnings({ share_with_companies: true }), ['companies_joined'])
    assert.deepEqual(warnings({ photo_moderation: 'after' }), ['photos_unreviewed'])
    assert.deepEqual(warnings({ chat_history_days: 30 }), ['history_shorter'])
    assert.deepEqual(warnings({ method_costs: 'ideal:NL:0.29' }), ['costs_forbidden'])
    assert.deepEqual(warnings({ refund_unused_on_leaving: false }), ['credits_forfeited'])
    assert.deepEqual(warnings({ message_credits: 2 }), ['messages_dearer'])
  })

  test('not again of what was so before', ({ assert }) => {
    const before = { signups: 'other', method_costs: 'ideal:NL:0.29' }
    assert.isEmpty(warnings({ ...before, free_messages: 1 }, before))
  })
})
