import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { memberPage } from '#tests/browser/story/log_in'
import { topCard } from '#tests/browser/story/swipe'
import { peopleWhoSpeak } from '#tests/screens/people'
import { runSqlAtSite, visitorPage } from '#tests/support/browser/shared_site'

/** The longest name that a member may have. */
const longest = 'Maximiliana Wilhelmina Charlot'

test.group('Names on a tablet', () => {
  test('have the width of a third', async ({ assert }) => {
    const page = await visitorPage({ viewport: { width: 768, height: 1024 } })
    await page.goto('/members?gender=both&country=DE')
    const tiles = await page.getByRole('main').getByRole('article').all()
    const tops = await Promise.all(tiles.slice(0, 4).map((tile) => tile.boundingBox()))
    assert.equal(tops.filter((box) => box?.y === tops[0]?.y).length, 3)
    await page.context().close()
  })
})

test.group('The longest name on a small phone', () => {
  test('does not push the age out of view', async ({ assert }) => {
    const { free } = await peopleWhoSpeak('en')
    const page = await memberPage(free, { viewport: { width: 360, height: 800 } })
    await page.goto('/members')
    const tile = page.getByRole('article').first()
    const path = await tile.getByRole('link').getAttribute('href')
    const [{ id, name }] = await runSqlAtSite(
      `select id, name from profiles where id = '${path?.split('/').at(-1)}'`
    )
    await runSqlAtSite(`update profiles set name = '${longest}' where id = '${id}'`)

    await page.reload()
    const heart = await tile.getByRole('button').boundingBox()
    assert.isAtMost(await endOfAge(tile.getByRole('link')), heart?.x ?? 0)
    for (const place of ['', '/chat']) {
      await page.goto(`/members/${id}${place}`)
      const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: longest })
      assert.isAtMost(await endOfAge(heading), 360)
    }
    // One line, as for every other name.
    const field = await page.getByRole('textbox').boundingBox()
    assert.isAtMost(field?.height ?? Infinity, 50)
    await runSqlAtSite(`update profiles set name = '${name}' where id = '${id}'`)

    await page.goto('/swipe-game')
    const onTop = topCard(page).getByRole('link')
    const card = (await onTop.getAttribute('href'))?.split('/').at(-1)
    const [{ name: before }] = await runSqlAtSite(`select name from profiles where id = '${card}'`)
    await runSqlAtSite(`update profiles set name = '${longest}' where id = '${card}'`)
    await page.reload()
    const edge = await topCard(page).boundingBox()
    assert.isAtMost(await endOfAge(topCard(page).getByRole('heading')), edge!.x + edge!.width)
    await runSqlAtSite(`update profiles set name = '${before}' where id = '${card}'`)
    await page.context().close()
  })
})

/** The right edge of "name, age", from the left of the window, if nothing clips it. */
async function endOfAge(nameAndAge: Locator) {
  const age = nameAndAge.getByText(/^ ?\d\d$/)
  const box = await age.boundingBox()
  return box ? box.x + box.width : Infinity
}
