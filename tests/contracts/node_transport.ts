import type { Transport } from '@boringnode/bus/types/main'
import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import { subscribedNode } from '#tests/support/live/node'

/** What every transport between nodes does. */
export function nodeTransportContract(
  name: string,
  transport: () => Transport,
  prepare: (group: Group) => void
) {
  test.group(`${name} between nodes`, (group) => {
    prepare(group)
    const opened: Transport[] = []
    const node = async (id: string) => {
      opened.push(transport())
      return subscribedNode(opened.at(-1)!, id)
    }
    group.each.teardown(async () => {
      await Promise.all(opened.splice(0).map((one) => one.disconnect()))
    })

    test('delivers messages to all other nodes, in order, and not to the sender', async ({
      assert,
    }) => {
      const one = await node('one')
      const other = await node('other')
      const third = await node('third')
      for (const number of [1, 2, 3]) await one.say({ number })
      await other.say('done')

      const numbers = [{ number: 1 }, { number: 2 }, { number: 3 }]
      assert.deepEqual(await one.hears(1), ['done'])
      assert.deepEqual(await other.hears(3), numbers)
      assert.deepEqual(await third.hears(4), [...numbers, 'done'])
    })

    test('delivers far more than 8,000 bytes, in any script', async ({ assert }) => {
      const one = await node('one')
      const other = await node('other')
      const event = { body: '👩🏽‍👧🏽 żółć "quoted" \\ \n'.repeat(2000), next: null }
      await Promise.all([one.say(event), one.say('short'), one.say(event)])

      assert.sameDeepMembers(await other.hears(3), [event, 'short', event])
    })
  })
}
