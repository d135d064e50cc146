import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { fakePorts } from '#tests/fakes/fake_ports'
import { agreeToTerms } from '#core/accounts/signing_up/agree_to_terms'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, join } from '#tests/support/people/people'

const userId = ada().user.id
const termsVersion = DateTime.utc(2025, 3, 1)

test.group('Agreeing to newer terms', () => {
  test('stores their version and the time', async ({ assert }) => {
    const ports = await portsWith(ada())
    await agreeToTerms(ports, { userId, termsVersion })
    const user = ports.repositories.users.rows.get(userId)
    assert.isTrue(user?.consentVersion?.equals(termsVersion))
    assert.isTrue(user?.consentAt?.equals(ports.clock.now()))
    const [line, ...others] = ports.repositories.consents.rows.values()
    assert.isEmpty(others)
    assert.include(line, { userId, kind: 'terms', given: true, place: 'terms' })
    assert.isTrue(line?.version.equals(termsVersion))
  })

  test('changes nothing after a consent to these or later ones', async ({ assert }) => {
    const ports = fakePorts()
    const consentAt = DateTime.utc(2025, 4, 1)
    await join(ports.repositories, ada({ user: { consentVersion: termsVersion, consentAt } }))
    await agreeToTerms(ports, { userId, termsVersion })
    await agreeToTerms(ports, { userId, termsVersion: termsVersion.minus({ days: 1 }) })
    const user = ports.repositories.users.rows.get(userId)
    assert.isTrue(user?.consentVersion?.equals(termsVersion))
    assert.isTrue(user?.consentAt?.equals(consentAt))
    assert.isEmpty([...ports.repositories.consents.rows.values()])
  })
})
