import { test } from '@japa/runner'
import Profile from '#models/profile'
import { invalidateLanderPeople } from '#queries/landers/lander_people'
import { inTransaction } from '#tests/support/database/transactions'
import {
  addVariant,
  inTheNetherlands,
  openLander as open,
  showThemselves,
} from '#tests/support/landers/shown_members'

test.group('The people of the gallery', (group) => {
  inTransaction(group)

  test('come a page at a time, until all are there', async ({ assert }) => {
    await showThemselves(130, { advertised: true })
    const first = await open('/landers/gallery?network=sparks')
    assert.include(first.page, 'href="?page=2&amp;network=sparks')
    const pages = [first.page]
    for (const number of [2, 3, 4, 5, 6]) {
      pages.push((await open(`/landers/gallery?page=${number}`)).page)
    }
    const photos = pages.map(photosOf)
    assert.deepEqual(
      photos.map(({ length }) => length),
      [24, 24, 24, 24, 24, 10]
    )
    assert.lengthOf(new Set(photos.flat()), 130, 'nobody twice, and nobody left out')
    assert.deepEqual(pages.map(onwardOf), ['2', '3', '4', '5', '6', null])
    assert.include(pages[5], 'You’ve seen everyone we can show you here.')
    for (const wrong of ['-1', '0', '1e9', 'x', '251']) {
      const { page } = await open(`/landers/gallery?page=${wrong}`)
      assert.deepEqual(photosOf(page), photos[0], wrong)
    }
  })

  test('end where nobody is left, at any number of them', async ({ assert }) => {
    let before = 0
    for (const [count, pages] of [
      [0, 1],
      [23, 1],
      [24, 1],
      [25, 2],
      [48, 2],
      [120, 5],
    ] as const) {
      await showThemselves(count - before, { advertised: true }, 100 + before)
      before = count
      invalidateLanderPeople()
      const onward = []
      for (let page = 1; page <= pages; page++) {
        onward.push(onwardOf((await open(`/landers/gallery?page=${page}`)).page))
      }
      const next = onward.map((_, index) => (index + 1 < pages ? String(index + 2) : null))
      assert.deepEqual(onward, next, `${count} members`)
    }
  })

  test('are said to be everyone only where nobody else could be shown', async ({ assert }) => {
    const isSaid = async (path: string, headers = {}) =>
      (await open(path, headers)).page.includes('You’ve seen everyone')
    for (const lander of ['gallery', 'socialnetwork'] as const) {
      assert.isFalse(await isSaid(`/landers/${lander}`), 'drawings')
    }
    await showThemselves(20, { advertised: true })
    await showThemselves(4, { advertised: true, country: 'BE' }, 300)
    invalidateLanderPeople()
    assert.isTrue(await isSaid('/landers/gallery', inTheNetherlands), 'from anywhere')
    assert.isFalse(await isSaid('/landers/socialnetwork'), 'more than twenty')
    assert.isFalse(await isSaid('/landers/socialnetwork', inTheNetherlands), 'of one country')
    await Profile.query().where('country', 'BE').update({ advertised: false })
    invalidateLanderPeople()
    assert.isTrue(await isSaid('/landers/socialnetwork'))
    await addVariant({ lander: 'socialnetwork', pictureSet: 'women' })
    assert.isFalse(await isSaid('/landers/socialnetwork/night'), 'women alone')
  })
})

/** The photos of the members of a page. */
function photosOf(page: string) {
  return [...page.matchAll(/<img src="\/photos\/([^/?"]+)/g)].map(([, photo]) => photo)
}

/** The next page of people that a page offers; null at the end. */
function onwardOf(page: string) {
  return /data-more href="\?page=(\d+)/.exec(page)?.[1] ?? null
}
