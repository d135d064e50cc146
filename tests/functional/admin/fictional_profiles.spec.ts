import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { countFigures } from '#queries/admin/count_figures'
import { adminAtWork, type As } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { open } from '#tests/support/http/open_page'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { phonePhoto } from '#tests/support/profiles/picture_files'

const path = '/admin/inbox/profiles'
const form = {
  'language': 'nl',
  'name': 'Mila',
  'gender': 'female',
  'seeking': 'both',
  'day': 5,
  'month': 4,
  'year': 1993,
  'country': 'NL',
  'place': 'utrecht',
  'about': 'Ik ben <b>getekend</b>.',
  'hair_colour': 'red',
  'interests[]': ['music', 'art'],
}

async function mila(client: ApiClient, as: As) {
  await as(client.post(path)).form(form)
  const profile = await db.from('profiles').where('name', 'Mila').firstOrFail()
  return { profile, page: `${path}/${profile.id}` }
}

test.group('A fictional profile made in the back office', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('is off and labelled at first, then found with its label', async ({ assert, client }) => {
    const { as, post, shows } = await adminAtWork(client, 'moderator')
    const { page, profile } = await mila(client, as)
    assert.isTrue(Boolean(profile.fictional))
    const hidden = await open(client, `/members/${profile.id}`, bob())
    hidden.assertStatus(404)
    await post(`${page}/switch`, { on: 1 })
    const shown = await open(client, `/members/${profile.id}`, bob())
    assert.containsSubset(shown.inertiaProps.member, { name: 'Mila', fictional: true })
    await shows(
      page,
      'Fictional: physical contact not possible',
      'Ik ben &lt;b&gt;getekend&lt;/b&gt;.'
    )
    await shows(path, 'Mila, ')
  })

  test('is edited, and says which field is wrong', async ({ assert, client }) => {
    const { as, post } = await adminAtWork(client, 'moderator')
    const { page, profile } = await mila(client, as)
    await post(page, { ...form, name: 'Yara', year: 1990 })
    const changed = await db.from('profiles').where('id', profile.id).firstOrFail()
    assert.equal(changed.name, 'Yara')
    assert.match(String(changed.date_of_birth), /1990/)
    const wrong = as(client.post(page))
      .header('referer', siteUrl + page)
      .redirects(1)
    const refused = await wrong.form({ ...form, place: 'Nowhere at all' })
    assert.match(refused.text(), /class="message error"/)
    const kept = await db.from('profiles').where('id', profile.id).firstOrFail()
    assert.equal(kept.name, 'Yara')
  })

  test('gets photos as members do, which wait for review', async ({ assert, client }) => {
    const { as, get, post, shows } = await adminAtWork(client, 'moderator')
    const { page, profile } = await mila(client, as)
    const upload = as(client.post(`${page}/photos?client_id=one`))
    await upload.file('photo', await phonePhoto(), { filename: 'mila.jpg' })
    const [photo] = await db.from('photos').where('profile_id', profile.id)
    assert.equal(photo.status, 'pending')
    const file = await get(`${page}/photos/${photo.id}`)
    file.assertHeader('content-type', 'image/webp')
    await shows('/admin/pictures', photo.id)
    await post(`${page}/photos/${photo.id}/remove`)
    assert.isEmpty(await db.from('photos').where('profile_id', profile.id))
  })

  test('counts nowhere as a member', async ({ assert, client }) => {
    const now = DateTime.utc()
    await countFigures(now.startOf('day'), now)
    const before = await db.from('daily_figures').orderBy(['kind', 'part'])
    const { as, post } = await adminAtWork(client, 'moderator')
    const { page } = await mila(client, as)
    await post(`${page}/switch`, { on: 1 })
    await countFigures(now.startOf('day'), now)
    assert.deepEqual(await db.from('daily_figures').orderBy(['kind', 'part']), before)
  })
})
