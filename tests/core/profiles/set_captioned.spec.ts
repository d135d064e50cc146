import { test } from '@japa/runner'
import { setAdvertised } from '#core/profiles/set_advertised'
import { setCaptioned } from '#core/profiles/set_captioned'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id

test.group('A caption that visitors may read', () => {
  test('is agreed to by a member whom visitors see, and by no other', async ({ assert }) => {
    const { isCaptioned, ports } = await adaWho({ advertised: true })
    await setCaptioned(ports, { userId, captioned: true })
    assert.isTrue(isCaptioned())
    await setCaptioned(ports, { userId, captioned: false })
    assert.isFalse(isCaptioned())
    const unseen = await adaWho({ advertised: false })
    await setCaptioned(unseen.ports, { userId, captioned: true })
    assert.isFalse(unseen.isCaptioned())
  })

  test('is taken back with the photo, and does not come back with it', async ({ assert }) => {
    const { isCaptioned, ports } = await adaWho({ advertised: true, captioned: true })
    await setAdvertised(ports, { userId, advertised: true })
    assert.isTrue(isCaptioned())
    await setAdvertised(ports, { userId, advertised: false })
    await setAdvertised(ports, { userId, advertised: true })
    assert.isFalse(isCaptioned())
  })
})

async function adaWho(profile: { advertised: boolean; captioned?: boolean }) {
  const ports = await portsWith(ada({ profile }))
  const { rows } = ports.repositories.profiles
  return { ports, isCaptioned: () => rows.get(ada().profile.id)?.captioned }
}
