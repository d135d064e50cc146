import { test } from '@japa/runner'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { inTransaction } from '#tests/support/database/transactions'
import { callAs } from '#tests/support/http/as_member'
import { askPage, open } from '#tests/support/http/open_page'
import { like, unlike } from '#tests/support/likes/likes'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { setSetting } from '#tests/support/sites/settings'

test.group('A member who tries out who likes them', (group) => {
  inTransaction(group)

  for (const setting of ['likes_per_hour', 'likes_per_day']) {
    test(`is stopped by ${setting}, likes taken back included`, async ({ client, assert }) => {
      await setSetting(setting, 10)
      await join(ada(), bob(), cleo())
      for (let turn = 0; turn < 5; turn++) {
        ;(await like(client, ada(), bob())).assertStatus(200)
        ;(await unlike(client, ada(), bob())).assertStatus(200)
      }
      const refused = await like(client, ada(), bob())
      refused.assertStatus(429)
      assert.equal(refused.body().refusal, 'too_many_likes')
      assert.match(refused.body().message, /veel likes/)
      ;(await like(client, cleo(), bob())).assertStatus(200)
    })
  }

  test('is stopped at a login that would end in a like', async ({ client, assert }) => {
    await setSetting('likes_per_hour', 10)
    await join(await withPassword(ada()), bob())
    for (let turn = 0; turn < 5; turn++) {
      await like(client, ada(), bob())
      await unlike(client, ada(), bob())
    }
    const path = `/members/${bob().profile.id}`
    const begun = await client.get(`${path}/signup?for=like`)
    const login = client.post('/login').withSession(begun.session()).withCsrfToken().redirects(0)
    ;(await login.form(adasCredentials)).assertHeader('location', path)
    assert.equal(await countOf('likes'), 0)
  })

  test('is stopped by blocks_per_day, and can still let people in', async ({ client }) => {
    await setSetting('blocks_per_day', 10)
    await join(ada(), bob())
    const url = `/members/${bob().profile.id}/block`
    for (let turn = 0; turn < 10; turn++) (await callAs(client, ada(), url)).assertStatus(200)
    ;(await callAs(client, ada(), url)).assertStatus(429)
    ;(await callAs(client, ada(), url, { method: 'delete' })).assertStatus(200)
  })
})

test.group('Whoever copies all profiles', (group) => {
  inTransaction(group)

  for (const [who, viewer] of [
    ['a member', ada()],
    ['a visitor', undefined],
  ] as const) {
    test(`is stopped as ${who}, at every address of a profile`, async ({ client, assert }) => {
      await setSetting('profiles_per_hour', 10)
      await setSetting('logged_out_search', true)
      await join(ada(), bob())
      const paths = [`/members/${bob().profile.id}`, `/likes/m/${bob().profile.id}`]
      for (let turn = 0; turn < 5; turn++) {
        for (const path of paths) (await open(client, path, viewer)).assertStatus(200)
      }
      for (const path of paths) {
        const refused = await askPage(client, path, viewer)
        refused.assertStatus(429)
        assert.match(refused.text(), /veel profielen bekeken|opened many profiles/)
      }
    })
  }
})
