import AxeBuilder from '@axe-core/playwright'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { existsAt, openScreen } from '#tests/screens/open_screen'
import { peopleWhoSpeak } from '#tests/screens/people'
import { screensOf, type Screen } from '#tests/screens/screens'
import { sessionsOf, viewers, type Viewer } from '#tests/screens/viewers'
import { answerSignUp } from '#tests/support/answered'
import { becomesTrue } from '#tests/support/becomes_true'
import { newVisitor } from '#tests/support/stage'
import { textsOf } from '#tests/support/texts'

const looks = viewers.flatMap((viewer) => [360, 1280].map((width) => ({ viewer, width })))
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const t = textsOf('en')

test.group('Every screen', (group) => {
  let screens: Record<Viewer, readonly Screen[]>
  let sessions: Awaited<ReturnType<typeof sessionsOf>>
  group.setup(async () => {
    const people = await peopleWhoSpeak('en')
    screens = screensOf(people)
    sessions = await sessionsOf(people, 'en', newVisitor)
  })

  test('is accessible to the {viewer} at {width} px, light and dark')
    .with(looks)
    .timeout(400_000)
    .run(async ({ assert }, { viewer, width }) => {
      const context = await newVisitor({
        storageState: sessions.get(viewer),
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      })
      if (viewer === 'visitor') await answerSignUp(context)
      const page = await context.newPage()
      const found: string[] = []
      for (const screen of screens[viewer].filter((one) => existsAt(one, width))) {
        await openScreen(page, screen, t)
        found.push(...(await complaintsAbout(page)).map((what) => `${screen.name}: ${what}`))
      }
      await context.close()
      assert.isNotEmpty(screens[viewer])
      assert.deepEqual(found, [])
    })
})

/** What axe finds, as one line each; also a page that scrolls sideways. */
async function complaintsAbout(page: Page) {
  await removeMails(page)
  const inLight = await violationsOf(page, wcag)
  // The themes differ in their colours alone.
  await switchTo(page, 'dark')
  const inDark = await violationsOf(page, ['cat.color'])
  await switchTo(page, 'light')
  const sideways = (await scrollsSideways(page)) ? ['scrolls sideways'] : []
  return [...inLight, ...inDark.map((what) => `${what} in the dark`), ...sideways]
}

/** Colours that fade into those of the other theme are judged when they are there. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await becomesTrue(
    page,
    '!document.getAnimations().some((animation) => animation instanceof CSSTransition)'
  )
}

async function violationsOf(page: Page, tags: string[]) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0].target}`)
}

/** A mail in the outbox stands in a frame that runs no script, so axe would wait there for ever. */
function removeMails(page: Page) {
  return page.evaluate(
    "document.querySelectorAll('iframe[sandbox]').forEach((frame) => frame.remove())"
  )
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth'
  )
}
