import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visitorPage } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'

const t = textsOf('en')

test.group('The idea of a lander', () => {
  test('collage: twenty pictures are laid down, one after the other', async ({ assert }) => {
    const page = await visitorPage()
    await page.goto('/landers/collagelanding', { waitUntil: 'commit' })
    await waitUntilTrue(page, "document.querySelectorAll('.piece').length === 20")
    const delays = await page.evaluate<number[]>(`
      [...document.querySelectorAll('.piece')].map((piece) => {
        const [laid] = piece.getAnimations().filter(({ animationName }) => animationName === 'laid-down')
        return laid ? laid.effect.getTiming().delay : parseFloat(getComputedStyle(piece).animationDelay) * 1000
      })`)
    assert.lengthOf(delays, 20)
    assert.isAbove(new Set(delays).size, 10, 'one after the other')
    const names = await page.evaluate<string[]>(
      "[...document.querySelectorAll('.piece')].map((piece) => getComputedStyle(piece).animationName)"
    )
    assert.deepEqual([...new Set(names)], ['laid-down'])
    await page.context().close()
  })

  test('scenes: they change by themselves with their lines, until they are stopped', async ({
    assert,
  }) => {
    const page = await visitorPage()
    await page.clock.install()
    await page.addInitScript(countTransitions)
    await page.goto('/landers/transitionsvideolanding')
    const [first] = await shown(page)
    await page.clock.runFor(5500)
    await waitUntilTrue(page, `${placeShown('.scene')} !== ${first}`)
    const [scene, line] = await shown(page)
    assert.equal(scene, line)
    assert.isAtLeast(await page.evaluate<number>('transitions'), 1, 'by a View Transition')
    await page.getByRole('button', { name: t('landers.pause') }).click()
    await page.getByRole('button', { name: t('landers.play') }).waitFor()
    const stopped = await shown(page)
    await page.clock.runFor(12_000)
    assert.deepEqual(await shown(page), stopped)
    await page.context().close()
  })

  test('gallery: the question stays in view, however far it is scrolled', async ({ assert }) => {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      const page = await visitorPage({ viewport })
      await page.goto('/landers/gallery')
      const question = page.getByText(t('home.a_woman'), { exact: true })
      for (const place of ['0', '400', 'document.body.scrollHeight']) {
        await page.evaluate(`scrollTo(0, ${place})`)
        const box = await question.boundingBox()
        assert.isAtLeast(box!.y, 0, place)
        assert.isAtMost(box!.y + box!.height, viewport.height, place)
      }
      await page.context().close()
    }
  })

  test('night: the line is for the hour of the visitor, not for that of their country', async () => {
    for (const [timezoneId, hour] of [
      ['Pacific/Auckland', 'morning'],
      ['America/Los_Angeles', 'evening'],
    ] as const) {
      const page = await visitorPage({ timezoneId })
      // At 20:00 UTC it is nine in the morning in Auckland, noon in Los Angeles.
      await page.clock.install({ time: new Date('2026-11-27T20:00:00Z') })
      await page.goto('/landers/alonetonight')
      await page
        .getByRole('heading', { level: 1, name: t(`landers.alonetonight_${hour}`) })
        .waitFor()
      await page.context().close()
    }
  })
})

const countTransitions = `
  globalThis.transitions = 0
  const start = document.startViewTransition
  document.startViewTransition = (show) => (transitions++, start.call(document, show))
`

/** The places of the scene and of the line that are shown. */
function shown(page: Page) {
  return page.evaluate<number[]>(`[${placeShown('.scene')}, ${placeShown('[data-lines] li')}]`)
}

function placeShown(kind: string) {
  return `[...document.querySelectorAll('${kind}')].findIndex((one) => one.classList.contains('shown'))`
}
