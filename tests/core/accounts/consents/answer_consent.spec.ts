import { test } from '@japa/runner'
import { answerConsent } from '#core/accounts/consents/answer_consent'
import { newestChoiceVersion, type ChoiceKind } from '#core/accounts/consents/consent'
import type { Profile } from '#core/profiles/profile'
import { setInvisible } from '#core/profiles/set_invisible'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id

test.group('The consent to use whom one looks for', () => {
  test('hides the profile once it is taken back, until it is given again', async ({ assert }) => {
    const { answer, log, profile } = await adaWho({})
    await answer('looking_for', false)
    assert.include(profile(), { withdrawn: true, invisible: true, wishesInvisible: false })
    await answer('looking_for', true)
    assert.include(profile(), { withdrawn: false, invisible: false })
    assert.deepEqual(log(), ['looking_for no', 'looking_for yes'])
  })

  test('leaves the wish to be invisible as it was', async ({ assert }) => {
    const { answer, ports, profile } = await adaWho({ invisible: true, wishesInvisible: true })
    await answer('looking_for', false)
    await answer('looking_for', true)
    assert.isTrue(profile()?.invisible)
    await answer('looking_for', false)
    await setInvisible(ports, { userId, invisible: false })
    assert.include(profile(), { invisible: true, wishesInvisible: false })
  })

  test('changes nothing of the account', async ({ assert }) => {
    const { answer, ports } = await adaWho({})
    const before = ports.repositories.users.rows.get(userId)
    await answer('looking_for', false)
    const { status, credits } = ports.repositories.users.rows.get(userId)!
    assert.deepEqual({ status, credits }, { status: before!.status, credits: before!.credits })
  })
})

test.group('The consent to be seen by visitors', () => {
  test('takes advertising and captions with it, which do not come back', async ({ assert }) => {
    const { answer, log, profile } = await adaWho({ advertised: true, captioned: true })
    await answer('visitors', false)
    const nothing = { openToVisitors: false, advertised: false, captioned: false }
    assert.include(profile(), nothing)
    assert.deepEqual(log(), ['visitors no', 'advertising no', 'captions no'])
    await answer('advertising', true)
    assert.include(profile(), nothing)
    await answer('visitors', true)
    assert.include(profile(), { ...nothing, openToVisitors: true })
  })
})

test.group('The consent to advertising', () => {
  test('takes captions with it, which only those shown may allow', async ({ assert }) => {
    const { answer, log, profile } = await adaWho({ advertised: false })
    await answer('captions', true)
    assert.include(profile(), { captioned: false })
    await answer('advertising', true)
    await answer('captions', true)
    assert.include(profile(), { advertised: true, captioned: true })
    await answer('advertising', false)
    await answer('advertising', true)
    assert.include(profile(), { advertised: true, captioned: false })
    assert.deepEqual(log(), [
      'advertising yes',
      'captions yes',
      'advertising no',
      'captions no',
      'advertising yes',
    ])
  })
})

test.group('An answer', () => {
  test('is logged with version, place and time, and once while it holds', async ({ assert }) => {
    const { answer, ports } = await adaWho({})
    await answer('visitors', true)
    await answer('visitors', true)
    const [line, ...others] = ports.repositories.consents.rows.values()
    assert.isEmpty(others)
    assert.include(line, { userId, kind: 'visitors', given: true, place: 'privacy' })
    assert.isTrue(line?.at.equals(ports.clock.now()))
    assert.isTrue(line?.version.equals(newestChoiceVersion))
  })

  test('ends the asking once no question is open', async ({ assert }) => {
    const { answer, ports } = await adaWho({}, null)
    const answered = () => ports.repositories.users.rows.get(userId)?.consentsAnswered
    await answer('looking_for', false)
    assert.isNull(answered())
    await answer('visitors', false)
    assert.isTrue(answered()?.equals(newestChoiceVersion))
  })
})

async function adaWho(profile: Partial<Profile>, consentsAnswered: null | undefined = undefined) {
  const user = consentsAnswered === null ? { consentsAnswered } : {}
  const ports = await portsWith(ada({ profile, user }))
  const { consents, profiles } = ports.repositories
  const answer = (kind: ChoiceKind, given: boolean) =>
    answerConsent(ports, { userId, kind, given, place: 'privacy' })
  const log = () =>
    [...consents.rows.values()].map(({ given, kind }) => `${kind} ${given ? 'yes' : 'no'}`)
  return { answer, log, ports, profile: () => profiles.rows.get(ada().profile.id) }
}
