import { test } from '@japa/runner'
import { complaintsAbout } from '#tests/screens/complaints_about'
import { closeDirectDebit } from '#tests/screens/debts'
import { peopleWhoSpeak } from '#tests/screens/people'
import { screensOf, type Screen } from '#tests/screens/screens'
import { sessionsOf, viewers, type Viewer } from '#tests/screens/viewers'
import { answerSignUpSteps } from '#tests/support/browser/answered_sign_up'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'

test.group('Every screen', (group) => {
  let screens: Record<Viewer, readonly Screen[]>
  let sessions: Awaited<ReturnType<typeof sessionsOf>>
  group.setup(async () => {
    const people = await peopleWhoSpeak('en')
    await closeDirectDebit(people, runSqlAtSite)
    screens = screensOf(people)
    sessions = await sessionsOf(people, 'en', newVisitor)
  })

  test('is accessible to the {$self} at both widths, light and dark')
    .with([...viewers])
    .timeout(400_000)
    .run(async ({ assert }, viewer) => {
      const context = await newVisitor({
        storageState: sessions.get(viewer),
        reducedMotion: 'reduce',
      })
      if (viewer === 'visitor') await answerSignUpSteps(context)
      const page = await context.newPage()
      const found: string[] = []
      for (const screen of screens[viewer]) found.push(...(await complaintsAbout(page, screen)))
      await context.close()
      assert.isNotEmpty(screens[viewer])
      assert.deepEqual(found, [])
    })
})
