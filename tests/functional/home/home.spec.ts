import { test } from '@japa/runner'
import { photoUrl } from '#queries/profiles/photo_url'
import { inTransaction } from '#tests/support/database/transactions'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada, type Person } from '#tests/support/people/people'
import { portray } from '#tests/support/people/portray'

type Traits = Partial<{ status: 'pending' | 'active' | 'rejected'; isPrivate: boolean }>

/** The id of a photo that comes before every other. */
const newest = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

/** Members who agreed to be shown. */
async function joinCrowd(count: number) {
  const crowd = manyMembers(woman, count)
  await join(...crowd)
  await portray(crowd)
}

/** The addresses of the photos on the wall, each once; what is below it shows photos too. */
function picturesIn(page: string) {
  const wall = page.slice(0, page.indexOf('<h1'))
  const addresses = wall.matchAll(/<img src="(\/photos\/[^"]+)"/g)
  return [...new Set([...addresses].map(([, address = '']) => address.replaceAll('&amp;', '&')))]
}

test.group('The home page', (group) => {
  inTransaction(group)

  test('shows members who agreed to it', async ({ client, assert }) => {
    await joinCrowd(59)
    await join(ada())
    await portray([ada()], { id: newest })
    const page = (await client.get('/').header('accept-language', 'en')).text()
    assert.notInclude(page, 'These people are drawings.')
    assert.lengthOf(picturesIn(page), 30)
    assert.include(picturesIn(page), photoUrl(newest, 'thumb', null))
    assert.notMatch(page, /<html[^>]* class="[^"]*loading/, 'script alone lets some wait')
  })

  test('shows drawings, and says so, until sixty members agreed', async ({ client, assert }) => {
    await joinCrowd(59)
    const response = await client.get('/').header('accept-language', 'en')
    assert.include(response.text(), 'These people are drawings.')
    assert.include(response.text(), '/drawings/1.svg')
    const drawing = await client.get('/drawings/1.svg')
    drawing.assertHeader('content-type', 'image/svg+xml')
    assert.notInclude(response.text(), '/photos/')
  })

  test('shows nobody who did not agree, is fictional, invisible, or known by no open photo', async ({
    client,
    assert,
  }) => {
    await joinCrowd(60)
    const hidden: [Person, Traits][] = [
      [woman(1, { fictional: true }), {}],
      [woman(2, { invisible: true }), {}],
      [woman(3, { advertised: false }), {}],
      [woman(4, { status: 'disabled' }), {}],
      [woman(5), { isPrivate: true }],
      [woman(6), { status: 'pending' }],
      [woman(7), { status: 'rejected' }],
    ]
    const photos: string[] = []
    for (const [index, [person, traits]] of hidden.entries()) {
      await join(person)
      const id = newest.slice(0, -1) + index
      await portray([person], { ...traits, id })
      photos.push(id)
    }
    const page = (await client.get('/')).text()
    assert.lengthOf(picturesIn(page), 30)
    for (const photo of photos) assert.notInclude(page, photo)
  })

  test('asks for the first step without any script', async ({ client, assert }) => {
    const text = (await client.get('/').header('accept-language', 'en')).text()
    assert.match(text, /<form[^>]*action="\/signup"[^>]*method="get"/)
    for (const name of ['gender', 'seeking']) {
      assert.match(text, new RegExp(`<input type="radio"[^>]*required=""[^>]*name="${name}"`))
    }
    assert.include(text, 'Meet someone worth staying up for.')
  })

  test('comes without props, and without the scripts of React', async ({ client, assert }) => {
    const page = (await client.get('/')).text()
    assert.notInclude(page, 'data-page=')
    assert.include(page, 'inertia/plain.ts')
    assert.notInclude(page, 'inertia/app.tsx')
  })

  test('is loaded as a document by a page that Inertia leaves, which keeps the message for it', async ({
    client,
    assert,
  }) => {
    const visit = await client.get('/?near=1').withInertia().withFlashMessages({ error: 'No.' })
    visit.assertStatus(409)
    visit.assertHeader('x-inertia-location', '/?near=1')
    assert.equal(visit.flashMessage('error'), 'No.')
    const page = await client.get('/').withFlashMessages({ error: '<b>No.' })
    assert.match(page.text(), /<p role="status"[^>]*>&lt;b&gt;No\.<\/p>/)
  })
})
