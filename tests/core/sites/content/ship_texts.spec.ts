import { test } from '@japa/runner'
import { shipTexts } from '#core/sites/content/ship_texts'
import { fakePorts } from '#tests/fakes/fake_ports'
import { wording } from '#tests/support/sites/wordings'

function installed() {
  const ports = fakePorts()
  const { jobs, shippedTexts } = ports.repositories
  const ship = (words: string, hasMembers = true) => {
    const wordings = [wording('terms', { words }), wording('faq', { words })]
    return shipTexts(ports, { wordings, hasMembers })
  }
  const versions = async (page: 'terms' | 'faq') => {
    const rows = await shippedTexts.where({ page }, 'shippedAt')
    return rows.map(({ holdsFrom }) => holdsFrom.toISO())
  }
  return { jobs, ports, ship, shippedTexts, versions }
}

test.group('Texts that come with a release', () => {
  test('are kept as a version that nobody has approved, once', async ({ assert }) => {
    const { jobs, ship, shippedTexts, versions } = installed()
    await ship('One.', false)
    await ship('One.', false)
    for (const page of ['terms', 'faq'] as const) {
      assert.deepEqual(await versions(page), ['2026-01-01T00:00:00.000Z'])
    }
    const [{ approvedAt, approvedBy }] = await shippedTexts.where({ page: 'terms' })
    assert.deepEqual([approvedAt, approvedBy], [null, null])
    assert.isEmpty(jobs.added)
  })

  test('are a new version where they changed: terms 30 days later, and members are told', async ({
    assert,
  }) => {
    const { jobs, ports, ship, shippedTexts, versions } = installed()
    await ship('One.', false)
    ports.clock.advance({ days: 200 })
    await ship('Two.')
    const now = ports.clock.now()
    assert.equal((await versions('faq'))[1], now.toISO())
    assert.equal((await versions('terms'))[1], now.plus({ days: 30 }).toISO())
    const { id } = (await shippedTexts.where({ page: 'terms' }, 'shippedAt'))[1]
    assert.deepEqual(jobs.added, [{ name: 'announce_terms', versionId: id }])
    await ship('Two.')
    assert.lengthOf(await versions('terms'), 2)
  })
})
