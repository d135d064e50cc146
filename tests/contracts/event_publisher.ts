import { test } from '@japa/runner'
import type { CoreEvent, EventPublisher } from '#core/ports/events'

/** `heard` returns the events that listeners received. */
export function eventPublisherContract(
  name: string,
  publisher: () => EventPublisher,
  heard: () => readonly CoreEvent[]
) {
  test.group(`${name} as event publisher`, () => {
    test('passes an event to its listeners, unchanged', async ({ assert }) => {
      const event = { name: 'like_given', likerId: 'ada', likedId: 'bob', match: false } as const
      await publisher().publish(event)
      assert.deepEqual(heard().at(-1), event)
    })
  })
}
