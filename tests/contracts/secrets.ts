import { test } from '@japa/runner'
import type { Secrets } from '#core/ports/secrets'

export function secretsContract(name: string, secrets: () => Secrets) {
  test.group(`${name} as a generator of secrets`, () => {
    test('never makes the same secret twice', ({ assert }) => {
      const maker = secrets()
      const made = new Set(Array.from({ length: 100 }, () => maker.make()))
      assert.equal(made.size, 100)
    })

    test('makes secrets that are safe in a URL', ({ assert }) => {
      assert.match(secrets().make(), /^[\w-]+$/)
    })

    test('makes a code with the requested number of digits, fixed for each text', ({ assert }) => {
      const maker = secrets()
      const codes = Array.from({ length: 100 }, (_, number) => maker.codeFor(`form ${number}`, 6))
      for (const code of codes) assert.match(code, /^\d{6}$/)
      assert.isAbove(new Set(codes).size, 90)
      assert.equal(maker.codeFor('form 7', 6), codes[7])
    })

    test('verifies a text that it signed, and no other', ({ assert }) => {
      const signature = secrets().sign('ada')
      assert.match(signature, /^[\da-f]{24}$/)
      assert.isTrue(secrets().isSigned('ada', signature))
      assert.isFalse(secrets().isSigned('bob', signature))
      assert.isFalse(secrets().isSigned('ada', signature.slice(1)))
      assert.isFalse(secrets().isSigned('ada', ''))
    })

    test('makes a deterministic digest that differs from the secret', ({ assert }) => {
      const secret = secrets().make()
      assert.equal(secrets().digest(secret), secrets().digest(secret))
      assert.notEqual(secrets().digest(secret), secret)
      assert.notEqual(secrets().digest(secret), secrets().digest(`${secret}x`))
    })
  })
}
