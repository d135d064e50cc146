import { test } from '@japa/runner'
import { fillInSettings } from '#core/admin/sites/fill_in_settings'
import { keepSettings } from '#core/admin/sites/keep_settings'
import {
  endPreview,
  openPreview,
  previewedChanges,
  showsPreview,
  startPreview,
} from '#core/admin/sites/preview'
import { adminOf, sessionOf } from '#tests/support/admin/admins'
import { site, siteWithOwner } from '#tests/support/admin/sites'

const sessionId = 'session'

async function withLink() {
  const { by, ports } = await siteWithOwner()
  const { admins, adminSessions } = ports.repositories
  await admins.add(adminOf('owner'))
  const lastSeenAt = ports.clock.now().plus({ hours: 1 })
  await adminSessions.add({ ...sessionOf(by.adminId, ports.clock.now()), lastSeenAt })
  const field = { name: 'free_messages', typed: '8', seen: '5' } as const
  await fillInSettings(ports, { by, siteId: site.id, fields: [field] })
  const started = await startPreview(ports, { by, siteId: site.id, sessionId })
  if (!started.ok) throw new Error(started.refusal)
  return { ports, by, secret: started.value.secret }
}

async function opened() {
  const { by, ports, secret: link } = await withLink()
  const answer = await openPreview(ports, { secret: link, siteId: site.id })
  if (!answer.ok) throw new Error(answer.refusal)
  const { secret } = answer.value
  const seen = () => previewedChanges(ports, { secret, siteId: site.id })
  return { by, link, ports, secret, seen }
}

test.group('A preview of settings', () => {
  test('is seen by the browser that opens its link', async ({ assert }) => {
    const { seen } = await opened()
    assert.deepEqual(await seen(), { free_messages: { from: '5', to: '8' } })
  })

  test('is for no other browser: the link works once, and is no key itself', async ({ assert }) => {
    const { link, ports, secret: kept } = await opened()
    for (const secret of [link, kept]) {
      const again = await openPreview(ports, { secret, siteId: site.id })
      assert.containSubset(again, { refusal: 'preview_ended' })
    }
    assert.isNull(await previewedChanges(ports, { secret: link, siteId: site.id }))
  })

  test('needs its link to be opened within five minutes', async ({ assert }) => {
    const { ports, secret } = await withLink()
    assert.isNull(await previewedChanges(ports, { secret, siteId: site.id }))
    ports.clock.advance({ minutes: 5 })
    const late = await openPreview(ports, { secret, siteId: site.id })
    assert.containSubset(late, { refusal: 'preview_ended' })
  })

  test('lasts half an hour', async ({ assert }) => {
    const { ports, seen } = await opened()
    ports.clock.advance({ minutes: 29 })
    assert.isNotNull(await seen())
    ports.clock.advance({ minutes: 1 })
    assert.isNull(await seen())
  })

  test('shows nothing on another site', async ({ assert }) => {
    const { ports, secret } = await opened()
    assert.isNull(await previewedChanges(ports, { secret, siteId: 'another' }))
  })

  test('ends when its admin logs out, is shut out, or may no longer change settings', async ({
    assert,
  }) => {
    const loggedOut = await opened()
    await loggedOut.ports.repositories.adminSessions.remove(sessionId)
    assert.isNull(await loggedOut.seen())
    const unopened = await withLink()
    await unopened.ports.repositories.adminSessions.remove(sessionId)
    const late = { secret: unopened.secret, siteId: site.id }
    const refused = await openPreview(unopened.ports, late)
    assert.containSubset(refused, { refusal: 'preview_ended' })

    const shutOut = await opened()
    const { admins } = shutOut.ports.repositories
    await admins.update(shutOut.by.adminId, { disabledAt: shutOut.ports.clock.now() })
    assert.isNull(await shutOut.seen())

    const moved = await opened()
    await moved.ports.repositories.admins.update(moved.by.adminId, { role: 'viewer' })
    assert.isNull(await moved.seen())
  })

  test('ends when the changes are kept, or when it is ended', async ({ assert }) => {
    const kept = await opened()
    await keepSettings(kept.ports, { by: kept.by, siteId: site.id, reason: '' })
    assert.isNull(await kept.seen())

    const ended = await opened()
    await endPreview(ended.ports, { secret: ended.secret, siteId: site.id })
    assert.isNull(await ended.seen())
    assert.equal(ended.ports.repositories.settingDrafts.rows.size, 1)
  })

  test('is not made of nothing', async ({ assert }) => {
    const { by, ports } = await siteWithOwner()
    const started = await startPreview(ports, { by, siteId: site.id, sessionId })
    assert.containSubset(started, { refusal: 'nothing_changed' })
  })
})

test.group('What a preview is shown for', () => {
  test('{method} {path}: {shown}')
    .with([
      { method: 'GET', path: '/', shown: true },
      { method: 'HEAD', path: '/members', shown: true },
      { method: 'POST', path: '/signup', shown: false },
      { method: 'PUT', path: '/profile', shown: false },
      { method: 'GET', path: '/admin', shown: false },
      { method: 'GET', path: '/admin/sites', shown: false },
    ])
    .run(({ assert }, { method, path, shown }) => {
      assert.equal(showsPreview({ method, path }), shown)
    })
})
