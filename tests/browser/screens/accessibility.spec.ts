import { test } from '@japa/runner'
import { complaintsAbout } from '#tests/screens/complaints_about'
import { closeDirectDebit } from '#tests/screens/debts'
import { peopleWhoSpeak } from '#tests/screens/people'
import { screensOf, type Kind, type Screen } from '#tests/screens/screens'
import { sessionsOf, viewers, type Viewer } from '#tests/screens/viewers'
import { answerSignUpSteps } from '#tests/support/browser/answered_sign_up'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { isWhole, sample } from '#tests/support/runner/sample'

/** How many of a kind a quick run looks at. */
const enough: Record<Kind, number> = { text: 3, variant: 4, settings: 6 }

test.group('Every screen', (group) => {
  let screens: Record<Viewer, readonly Screen[]>
  let sessions: Awaited<ReturnType<typeof sessionsOf>>
  group.setup(async () => {
    const people = await peopleWhoSpeak('en')
    await closeDirectDebit(people, runSqlAtSite)
    screens = screensOf(people)
    sessions = await sessionsOf(people, 'en', newVisitor)
  })

  test('is accessible to the {$self}, light and dark')
    .with([...viewers])
    .timeout(isWhole ? 1_200_000 : 400_000)
    .run(async ({ assert }, viewer) => {
      const context = await newVisitor({
        storageState: sessions.get(viewer),
        reducedMotion: 'reduce',
      })
      if (viewer === 'visitor') await answerSignUpSteps(context)
      const page = await context.newPage()
      const found: string[] = []
      const itsScreens = looked(screens[viewer])
      for (const screen of itsScreens) found.push(...(await complaintsAbout(page, screen)))
      await context.close()
      assert.isNotEmpty(itsScreens)
      assert.deepEqual(found, [])
    })
})

/** Each screen, and some of those of a kind. */
function looked(screens: readonly Screen[]) {
  const drawn = (Object.keys(enough) as Kind[]).flatMap((kind) => {
    const alike = screens.filter((screen) => screen.kind === kind)
    return sample(kind, alike, enough[kind], ({ name }) => name)
  })
  return screens.filter((screen) => !screen.kind || drawn.includes(screen))
}
