import { test } from '@japa/runner'
import type { Passwords } from '#core/ports/passwords'

export function passwordsContract(name: string, passwords: () => Passwords) {
  test.group(`${name} as a password hasher`, () => {
    test('verifies the password it hashed, and no other', async ({ assert }) => {
      const hashed = await passwords().hash('ada likes tea')
      assert.isTrue(await passwords().verify(hashed, 'ada likes tea'))
      assert.isFalse(await passwords().verify(hashed, 'ada likes Tea'))
    })

    test('verifies it however a keyboard writes its letters and spaces', async ({ assert }) => {
      const [composed, apart] = ['NFC', 'NFD'].map((form) => 'Żółw café'.normalize(form))
      const spaced = composed.replace(' ', '\u00a0')
      for (const chosen of [composed, apart, spaced]) {
        const hashed = await passwords().hash(chosen)
        for (const typed of [composed, apart, spaced]) {
          assert.isTrue(await passwords().verify(hashed, typed))
        }
        assert.isFalse(await passwords().verify(hashed, 'Zolw cafe'))
      }
    })

    test('does not contain the password itself', async ({ assert }) => {
      assert.notEqual(await passwords().hash('ada likes tea'), 'ada likes tea')
    })
  })
}
