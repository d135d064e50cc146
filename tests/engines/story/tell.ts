import { test } from '@japa/runner'
import { signIn } from '#tests/engines/story/log_in'
import { tellIn, type NewPage } from '#tests/engines/story/shared_engines'
import { peopleWhoSpeak, type People } from '#tests/screens/people'
import type { EngineName, Size } from '#tests/support/engines/engine'
import type { EnginePage } from '#tests/support/engines/engine_page'
import { chosenEngines } from '#tests/support/engines/start'

type Story = (newPage: NewPage, engine: EngineName) => Promise<void>
type StoryOfMember = (page: EnginePage, people: People, engine: EngineName) => Promise<void>

/** A test for each engine, of the same story. */
export function tellInEach(title: string, story: Story) {
  test(`{$self}: ${title}`)
    .with([...chosenEngines])
    .run((_, engine) => tellIn(engine, (newPage) => story(newPage, engine)))
}

/** Tells a story of a premium member of the demo world, who is signed in on a page of this size. */
export function tellOfMember(title: string, size: Size, story: StoryOfMember) {
  tellInEach(title, async (newPage, engine) => {
    const people = await peopleWhoSpeak('en')
    const page = await newPage(size)
    await signIn(page, people.premium)
    await story(page, people, engine)
  })
}
