import { test } from '@japa/runner'
import { methodInSentence } from '#core/payments/methods/method_in_sentence'

test.group('A payment method within a sentence', () => {
  test('has words of its own where its name is a common noun, not where it is a brand', ({
    assert,
  }) => {
    assert.equal(methodInSentence('sct'), 'payments.sentence_sct')
    assert.equal(methodInSentence('ideal'), 'payments.method_ideal')
  })
})
