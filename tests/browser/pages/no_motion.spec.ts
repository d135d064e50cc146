import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { landerNames } from '#core/landers/lander'
import { landingNames } from '#core/landings/landing'
import { advertisedMember } from '#tests/support/browser/advertised_member'
import { sample } from '#tests/support/runner/sample'
import { visitorPage } from '#tests/support/browser/shared_site'

/** Longer than any scene lasts, in milliseconds. */
const aWhile = 12_000

test.group('Whoever wants no motion', () => {
  test('sees none on home page, landers and landings, however long they look', async ({
    assert,
  }) => {
    const { id } = await advertisedMember()
    const page = await visitorPage({ reducedMotion: 'reduce' })
    const films: string[] = []
    page.on(
      'request',
      (request) => /\.(webm|mp4)$/.test(request.url()) && films.push(request.url())
    )
    await page.clock.install()
    const landers = sample('still landers', landerNames, 4).map((name) => `/en/landers/${name}`)
    const landings = sample('still landings', landingNames, 1).map(
      (name) => `/en/members/${id}/${name}`
    )
    for (const path of ['/en', ...landers, ...landings]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const before = await shownOf(page)
      await page.clock.runFor(aWhile)
      assert.deepEqual(await shownOf(page), before, path)
      assert.equal(await page.evaluate('document.getAnimations().length'), 0, path)
      const playing = "[...document.querySelectorAll('video')].filter((one) => !one.paused).length"
      assert.equal(await page.evaluate(playing), 0, path)
    }
    assert.deepEqual(films, [])
    await page.context().close()
  })

  test('sees the first scene, and all its lines', async ({ assert }) => {
    const page = await visitorPage({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/en/landers/transitionsvideolanding')
    await page.clock.runFor(aWhile)
    const seen = (kind: string) =>
      page.evaluate<boolean[]>(
        `[...document.querySelectorAll('${kind}')].map((one) => one.checkVisibility({ opacityProperty: true }))`
      )
    assert.deepEqual(await seen('.scene'), [true, false, false, false])
    assert.deepEqual(await seen('[data-lines] li'), [true, true, true, true])
    await page.context().close()
  })
})

/** All of a page, as it stands: what changes by itself is told by a class or a text. */
function shownOf(page: Page) {
  return page.evaluate<string>('document.documentElement.outerHTML')
}
