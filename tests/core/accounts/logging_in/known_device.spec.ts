import { test } from '@japa/runner'
import { knownDevices, rememberedWith } from '#core/accounts/logging_in/known_device'

const of = (account: string) => ({ account, device: `phone of ${account}` })

test.group('A device on which accounts were logged in', () => {
  test('keeps the last five, each with one id', ({ assert }) => {
    const five = ['a', 'b', 'c', 'd', 'e'].map(of)
    const again = rememberedWith(five, { account: 'c', device: 'another' })
    assert.deepEqual(again, ['c', 'a', 'b', 'd', 'e'].map(of))
    assert.deepEqual(rememberedWith(five, of('f')), ['f', 'a', 'b', 'c', 'd'].map(of))
  })

  test('is known by nothing else in its place', ({ assert }) => {
    const kept = [null, 'text', {}, { ...of('a'), device: 1 }, of('b')]
    assert.deepEqual(knownDevices(kept), [of('b')])
    for (const none of [null, undefined, 'text', {}]) assert.deepEqual(knownDevices(none), [])
  })
})
