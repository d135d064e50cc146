import { test } from '@japa/runner'
import type { Passwords } from '#core/ports/passwords'

export function passwordsContract(name: string, passwords: () => Passwords) {
  test.group(`${name} as a password hasher`, () => {
    test('verifies the password it hashed, and no other', async ({ assert }) => {
      const hashed = await passwords().hash('ada likes tea')
      assert.isTrue(await passwords().verify(hashed, 'ada likes tea'))
      assert.isFalse(await passwords().verify(hashed, 'ada likes Tea'))
    })

    test('does not contain the password itself', async ({ assert }) => {
      assert.notEqual(await passwords().hash('ada likes tea'), 'ada likes tea')
    })
  })
}
