import { test } from '@japa/runner'
import type { DateTime } from 'luxon'
import type { Admin } from '#core/admin/admin'
import { draftVersion, writeTexts } from '#core/admin/content/draft_version'
import { scheduleVersion, withdrawVersion } from '#core/admin/content/schedule_version'
import { refuse } from '#core/result'
import type { ContentPage } from '#core/sites/content/page'
import { locales, type Locale } from '#core/sites/locales'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { site } from '#tests/support/admin/sites'
import { ada } from '#tests/support/people/people'

const { siteId } = ada().user
const text = '# House rules\n\nBe kind.'

function atWork(changes: Partial<Admin> = {}) {
  const ports = fakePorts()
  const by = actorOf(adminOf('owner', changes), ports.clock.now())
  const { contentTexts, contentVersions } = ports.repositories
  const draft = async (page: ContentPage = 'faq', of: string | null = null) => {
    const begun = await draftVersion(ports, { by, page, siteId: of, copiedFrom: null })
    return begun.ok ? begun.value : begun.refusal
  }
  const write = (versionId: string, ...languages: readonly Locale[]) => {
    const texts = languages.map((locale) => ({ locale, typed: text }))
    return writeTexts(ports, { by, versionId, texts })
  }
  const schedule = (
    versionId: string,
    holdsFrom: DateTime | null = null,
    hasMembers: boolean = true
  ) => scheduleVersion(ports, { by, versionId, holdsFrom, hasMembers })
  const withdraw = (versionId: string) => withdrawVersion(ports, { by, versionId })
  return { ports, by, contentTexts, contentVersions, draft, write, schedule, withdraw }
}

test.group('A draft of a page', () => {
  test('is written in one language after another, each act in the log', async ({ assert }) => {
    const { contentTexts, draft, ports, write } = atWork()
    const id = await draft()
    assert.isTrue((await write(id, 'nl')).ok)
    assert.isTrue((await write(id, 'en', 'nl')).ok)
    const texts = await contentTexts.where({ versionId: id }, 'locale')
    assert.deepEqual(
      texts.map(({ locale, body }) => [locale, body]),
      [
        ['en', text],
        ['nl', text],
      ]
    )
    const log = ports.repositories.audit.all.map(({ act, subject }) => [act, subject.id])
    assert.deepEqual(log, Array(3).fill(['change_content', id]))
  })

  test('loses a language whose text is emptied', async ({ assert }) => {
    const { by, contentTexts, draft, ports, write } = atWork()
    const id = await draft()
    await write(id, 'nl', 'en')
    const texts = [{ locale: 'nl', typed: ' ' }] as const
    await writeTexts(ports, { by, versionId: id, texts })
    const left = await contentTexts.where({ versionId: id })
    const languages = left.map(({ locale }) => locale)
    assert.deepEqual(languages, ['en'])
  })

  test('keeps nothing of a form with a text that is refused', async ({ assert }) => {
    const { by, contentTexts, draft, ports } = atWork()
    const id = await draft()
    const texts = [
      { locale: 'nl', typed: text },
      { locale: 'en', typed: 'no heading' },
    ] as const
    const written = await writeTexts(ports, { by, versionId: id, texts })
    assert.deepEqual(written, refuse('heading_missing'))
    assert.isEmpty(await contentTexts.where({ versionId: id }))
  })

  test('may begin with the texts of a version of the same page', async ({ assert }) => {
    const { by, contentTexts, draft, ports, write } = atWork()
    const source = await draft('faq')
    await write(source, 'nl', 'en')
    const copied = { by, siteId: null, copiedFrom: source }
    const copy = await draftVersion(ports, { ...copied, page: 'faq' })
    const other = await draftVersion(ports, { ...copied, page: 'ban' })
    assert.isTrue(copy.ok)
    assert.lengthOf(await contentTexts.where({ versionId: copy.ok ? copy.value : '' }), 2)
    assert.deepEqual(other, refuse('version_not_found'))
  })

  test('of a site may begin with a version of all sites only once that holds', async ({
    assert,
  }) => {
    const { by, draft, ports, schedule, write } = atWork()
    await ports.repositories.sites.add({ ...site, id: siteId })
    const source = await draft('faq')
    await write(source, 'nl')
    const copy = () => draftVersion(ports, { by, page: 'faq', siteId, copiedFrom: source })
    assert.deepEqual(await copy(), refuse('version_not_found'))
    await schedule(source)
    assert.isTrue((await copy()).ok)
  })

  test('of a site that is none is refused', async ({ assert }) => {
    const { draft } = atWork()
    assert.equal(await draft('faq', siteId), 'site_not_found')
  })

  test('is for the owner alone, and for admins of one site on that site', async ({ assert }) => {
    const viewer = atWork({ role: 'viewer' })
    assert.equal(await viewer.draft(), 'act_not_allowed')
    const ofSite = atWork({ siteId })
    assert.equal(await ofSite.draft('faq', null), 'act_not_allowed')
    assert.notEqual(await ofSite.draft('faq', siteId), 'act_not_allowed')
  })
})

test.group('A version of a page', () => {
  test('holds at once or from a later date, never from an earlier one', async ({ assert }) => {
    const { contentVersions, draft, ports, schedule, write } = atWork()
    const now = ports.clock.now()
    const [one, two] = [await draft(), await draft()]
    await write(one, 'nl')
    await write(two, 'nl')
    assert.deepEqual(await schedule(one, now.minus({ seconds: 1 })), refuse('date_past'))
    assert.isTrue((await schedule(one)).ok)
    assert.isTrue((await schedule(two, now.plus({ days: 3 }))).ok)
    assert.isTrue((await contentVersions.find(one))?.holdsFrom?.equals(now))
    assert.isTrue((await contentVersions.find(two))?.holdsFrom?.equals(now.plus({ days: 3 })))
  })

  test('needs a text', async ({ assert }) => {
    const { draft, schedule } = atWork()
    const refused = await schedule(await draft())
    assert.equal(refused.ok ? null : refused.refusal, 'languages_lacking')
  })

  test('never changes once it has its date', async ({ assert }) => {
    const { contentTexts, draft, ports, schedule, write } = atWork()
    const id = await draft()
    await write(id, 'nl')
    await schedule(id, ports.clock.now().plus({ days: 3 }))
    assert.deepEqual(await write(id, 'en'), refuse('version_not_draft'))
    assert.deepEqual(await schedule(id), refuse('version_not_draft'))
    assert.lengthOf(await contentTexts.where({ versionId: id }), 1)
  })

  test('can be withdrawn until it holds, and not after', async ({ assert }) => {
    const { contentVersions, draft, ports, schedule, withdraw, write } = atWork()
    const [one, two] = [await draft(), await draft()]
    for (const id of [one, two]) {
      await write(id, 'nl')
      await schedule(id, ports.clock.now().plus({ days: 3 }))
    }
    ports.clock.advance({ days: 2 })
    assert.isTrue((await withdraw(one)).ok)
    const before = { page: 'faq', holds_from: ports.clock.now().plus({ days: 1 }).toISO() }
    const change = { before, after: { withdrawn: true } }
    assert.containSubset(ports.repositories.audit.all.at(-1), change)
    assert.isNotNull((await contentVersions.find(one))?.withdrawnAt ?? null)
    assert.deepEqual(await withdraw(one), refuse('version_withdrawn'))
    ports.clock.advance({ days: 1 })
    assert.deepEqual(await withdraw(two), refuse('version_holds'))
  })
})

test.group('A version', () => {
  test('of the terms needs every language, and holds 30 days after members are told', async ({
    assert,
  }) => {
    const { contentVersions, draft, ports, schedule, write } = atWork()
    const now = ports.clock.now()
    const due = now.plus({ days: 30 })
    const id = await draft('terms')
    await write(id, ...locales.filter((locale) => locale !== 'pl'))
    assert.deepEqual(await schedule(id), refuse('languages_lacking', { languages: 'pl' }))
    await write(id, 'pl')
    const tooSoon = await schedule(id, due.minus({ seconds: 1 }))
    assert.deepEqual(tooSoon, refuse('notice_too_short', { days: 30 }))
    assert.isTrue((await schedule(id)).ok)
    const version = await contentVersions.find(id)
    assert.isTrue(version?.holdsFrom?.equals(due))
    assert.isTrue(version?.scheduledAt?.equals(now))
    assert.deepEqual(ports.repositories.jobs.added, [{ name: 'announce_terms', versionId: id }])
  })

  test('of the terms holds at once where nobody is a member, and is told to nobody', async ({
    assert,
  }) => {
    const { contentVersions, draft, ports, schedule, write } = atWork()
    const id = await draft('terms')
    await write(id, ...locales)
    assert.isTrue((await schedule(id, null, false)).ok)
    assert.isTrue((await contentVersions.find(id))?.holdsFrom?.equals(ports.clock.now()))
    assert.isEmpty(ports.repositories.jobs.added)
  })

  test('of another page announces nothing', async ({ assert }) => {
    const { draft, ports, schedule, write } = atWork()
    const id = await draft('privacy')
    await write(id, 'nl')
    await schedule(id)
    assert.isEmpty(ports.repositories.jobs.added)
  })
})
