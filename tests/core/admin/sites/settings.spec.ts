import { test } from '@japa/runner'
import { dropSettings, fillInSettings } from '#core/admin/sites/fill_in_settings'
import { changeSite } from '#core/admin/sites/change_site'
import { keepSettings } from '#core/admin/sites/keep_settings'
import { undoSetting } from '#core/admin/sites/undo_setting'
import type { SettingName } from '#core/sites/settings/catalogue'
import { valueText } from '#core/sites/settings/settings'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { otherOwner, site, siteWithOwner } from '#tests/support/admin/sites'

type Ports = Awaited<ReturnType<typeof siteWithOwner>>['ports']
type Owner = Awaited<ReturnType<typeof siteWithOwner>>['by']

function now({ repositories }: Ports, name: SettingName) {
  return valueText(name, repositories.settings.rows.get(`${site.id}>${name}`)?.value)
}

/** Sends a form that was just shown. */
async function fillIn(ports: Ports, by: Owner, values: Partial<Record<SettingName, unknown>>) {
  const fields = Object.entries(values).map(([name, typed]) => {
    return { name: name as SettingName, typed, seen: now(ports, name as SettingName) }
  })
  return fillInSettings(ports, { by, siteId: site.id, fields })
}

function keep(ports: Ports, by: Owner, reason = '') {
  return keepSettings(ports, { by, siteId: site.id, reason })
}

test.group('Settings that an admin fills in', () => {
  test('change nothing before they are kept', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    await fillIn(ports, by, { free_messages: '8' })
    assert.equal(now(ports, 'free_messages'), '5')
    assert.isEmpty(ports.repositories.audit.all)
  })

  test('are kept together, with a row in the audit log for each', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    await fillIn(ports, by, { free_messages: '8', signups: 'other' })
    const kept = await keep(ports, by, ' try for a week ')
    assert.containSubset(kept, { value: { changes: 2 } })
    assert.equal(now(ports, 'free_messages'), '8')
    const { audit, settingDrafts } = ports.repositories
    assert.containSubset(audit.all, [
      {
        act: 'change_setting',
        subject: { kind: 'setting', id: `${site.id}:free_messages` },
        siteId: site.id,
        before: { value: '5' },
        after: { value: '8' },
        reason: 'try for a week',
      },
      { before: { value: '"all"' }, after: { value: '"other"' } },
    ])
    assert.equal(settingDrafts.rows.size, 0)
    assert.deepEqual(ports.events.published, [{ name: 'site_changed', siteId: site.id }])
  })

  test('are not stored where they are the default', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    await fillIn(ports, by, { free_messages: '8' })
    await keep(ports, by)
    await fillIn(ports, by, { free_messages: null })
    await keep(ports, by)
    assert.equal(ports.repositories.settings.rows.size, 0)
    assert.equal(ports.repositories.audit.all.length, 2)
  })

  test('leave the draft when they are put back as they were', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    const drafted = () =>
      [...ports.repositories.settingDrafts.rows.values()].map(({ changes }) => Object.keys(changes))
    const drop = (name: string | null) => dropSettings(ports, { by, siteId: site.id, name })
    await fillIn(ports, by, { free_messages: '8', photo_credits: '3', signups: 'other' })
    await fillIn(ports, by, { free_messages: '5' })
    assert.deepEqual(drafted(), [['photo_credits', 'signups']])
    await drop('photo_credits')
    assert.deepEqual(drafted(), [['signups']])
    await drop(null)
    assert.isEmpty(drafted())
    assert.isTrue((await drop(null)).ok)
    assert.containSubset(await keep(ports, by), { refusal: 'nothing_changed' })
  })

  test('are refused together when one is no value, and nothing is filled in', async ({
    assert,
  }) => {
    const { by, ports } = await siteWithOwner()
    const filled = await fillIn(ports, by, { free_messages: '8', min_age: '16' })
    assert.containSubset(filled, { refusal: 'settings_wrong' })
    assert.equal(ports.repositories.settingDrafts.rows.size, 0)
  })

  test('are kept once by two admins at once: the second reads what it is now', async ({
    assert,
  }) => {
    const { by, ports } = await siteWithOwner()
    const other = otherOwner(ports)
    await fillIn(ports, by, { free_messages: '8' })
    await fillIn(ports, other, { free_messages: '10', photo_credits: '9' })
    assert.isTrue((await keep(ports, by)).ok)
    assert.containSubset(await keep(ports, other), {
      refusal: 'setting_changed',
      details: { setting: 'free_messages', value: '8' },
    })
    assert.equal(now(ports, 'free_messages'), '8')
    assert.equal(now(ports, 'photo_credits'), '2')
    assert.lengthOf(ports.repositories.audit.all, 1)
  })

  test('are refused from a form that shows a value of before', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    const other = otherOwner(ports)
    await fillIn(ports, by, { free_messages: '8' })
    await keep(ports, by)
    const stale = { name: 'free_messages', typed: '10', seen: '5' } as const
    const filled = await fillInSettings(ports, { by: other, siteId: site.id, fields: [stale] })
    assert.containSubset(filled, { refusal: 'setting_changed', details: { value: '8' } })
    const untouched = { name: 'free_messages', typed: '5', seen: '5' } as const
    await fillInSettings(ports, { by: other, siteId: site.id, fields: [untouched] })
    assert.containSubset(await keep(ports, other), { refusal: 'nothing_changed' })
    assert.equal(now(ports, 'free_messages'), '8')
  })

  test('are kept only with a fresh second factor', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    await fillIn(ports, by, { free_messages: '8' })
    ports.clock.advance({ minutes: 16 })
    assert.containSubset(await keep(ports, by), { refusal: 'second_factor_due' })
    assert.equal(ports.repositories.settingDrafts.rows.size, 1)
  })

  test('are for nobody who may only look, nor for an admin of another site', async ({ assert }) => {
    const { ports } = await siteWithOwner()
    const elsewhere = '01900000-0000-7000-9000-000000000002'
    for (const admin of [adminOf('viewer'), adminOf('owner', { siteId: elsewhere })]) {
      const by = actorOf(admin, ports.clock.now())
      const filled = await fillIn(ports, by, { free_messages: '8' })
      assert.containSubset(filled, { refusal: 'act_not_allowed' })
      assert.containSubset(await keep(ports, by), { refusal: 'act_not_allowed' })
    }
  })
})

test.group('A change of a setting', () => {
  async function changed() {
    const { by, ports } = await siteWithOwner()
    await fillIn(ports, by, { free_messages: '8' })
    await keep(ports, by)
    return { ports, by }
  }

  test('is undone by a new change, which stands in the log too', async ({ assert }) => {
    const { by, ports } = await changed()
    await fillIn(ports, by, { free_messages: '9' })
    await keep(ports, by)
    const undone = await undoSetting(ports, { by, siteId: site.id, number: 2 })
    assert.isTrue(undone.ok)
    assert.equal(now(ports, 'free_messages'), '8')
    assert.containSubset(ports.repositories.audit.all[2], {
      before: { value: '9' },
      after: { value: '8' },
    })
    assert.lengthOf(ports.events.published, 3)
  })

  test('is not undone once the setting has changed since', async ({ assert }) => {
    const { by, ports } = await changed()
    await fillIn(ports, by, { free_messages: '9' })
    await keep(ports, by)
    assert.containSubset(await undoSetting(ports, { by, siteId: site.id, number: 1 }), {
      refusal: 'setting_changed',
      details: { setting: 'free_messages', value: '9' },
    })
    assert.equal(now(ports, 'free_messages'), '9')
  })

  test('is not undone for another site, and no other act is', async ({ assert }) => {
    const { by, ports } = await changed()
    await changeSite(ports, { by, siteId: site.id, name: 'Funke', language: 'none' })
    const elsewhere = '01900000-0000-7000-9000-000000000002'
    for (const undoing of [
      { siteId: elsewhere, number: 1 },
      { siteId: site.id, number: 2 },
      { siteId: site.id, number: 7 },
    ]) {
      const undone = await undoSetting(ports, { by, ...undoing })
      assert.containSubset(undone, { refusal: 'change_not_found' })
    }
  })
})
