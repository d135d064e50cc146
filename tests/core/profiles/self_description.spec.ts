import { test } from '@japa/runner'
import { fakePorts } from '#tests/fakes/fake_ports'
import { describeSelf, eraseSelfDescription } from '#core/profiles/self_description'
import { ok, refuse } from '#core/result'
import { ada } from '#tests/support/people/people'

const profileId = ada().profile.id
const said = { profileId, appearance: 'sexy', race: null, consents: true } as const

test.group('A self-description', () => {
  test('is stored with the time of consent', async ({ assert }) => {
    const ports = fakePorts()
    assert.deepEqual(await describeSelf(ports, said), ok())
    const kept = [{ profileId, appearance: 'sexy', race: null, consentAt: ports.clock.now() }]
    assert.deepEqual([...ports.repositories.selfDescriptions.rows.values()], kept)
  })

  test('is refused without consent, and the stored one remains', async ({ assert }) => {
    const ports = fakePorts()
    await describeSelf(ports, said)
    const refused = await describeSelf(ports, { ...said, race: 'other', consents: false })
    assert.deepEqual(refused, refuse('self_description_consent_required'))
    const kept = ports.repositories.selfDescriptions.rows.get(profileId)
    assert.containsSubset(kept, { appearance: 'sexy', race: null })
  })

  test('is erased when they clear it or withdraw their consent', async ({ assert }) => {
    const ports = fakePorts()
    await describeSelf(ports, said)
    const nothing = { profileId, appearance: null, race: null, consents: false }
    assert.deepEqual(await describeSelf(ports, nothing), ok())
    assert.equal(ports.repositories.selfDescriptions.rows.size, 0)
    await describeSelf(ports, said)
    await eraseSelfDescription(ports, { profileId })
    assert.equal(ports.repositories.selfDescriptions.rows.size, 0)
  })
})
