import { test } from '@japa/runner'
import fc from 'fast-check'
import { hasValidCheckDigits } from '#core/mod97'
import {
  inGroupsOfFour,
  isRfReference,
  referenceOf,
  findReferences,
} from '#core/payments/sepa/rf_reference'

test.group('A creditor reference', () => {
  test('has valid check digits: {$self}')
    .with(['RF18539007547034', 'RF471234567890', 'RF45G72UUR'])
    .run(({ assert }, reference) => assert.isTrue(isRfReference(reference)))

  test('is invalid: {$self}')
    .with(['RF19539007547034', 'RF18539007547043', 'DE18539007547034', 'RF18', 'RF18 5390', ''])
    .run(({ assert }, reference) => assert.isFalse(isRfReference(reference)))

  test('of every order is valid, and detects any two swapped digits', ({ assert }) => {
    fc.assert(
      fc.property(fc.uuid({ version: 7 }), fc.nat(17), (orderId, at) => {
        const reference = referenceOf(orderId)
        assert.match(reference, /^RF\d{18}$/)
        assert.isTrue(isRfReference(reference))
        const first = reference[2 + at]
        const second = reference[3 + at] ?? ''
        const swapped = reference.slice(0, 2 + at) + second + first + reference.slice(4 + at)
        assert.equal(isRfReference(swapped), swapped === reference)
      })
    )
  })

  test('is deterministic and different for each order', ({ assert }) => {
    const [one, other] = ['1', '2'].map((end) => `01900000-0000-7000-8000-00000000000${end}`)
    assert.equal(referenceOf(one), referenceOf(one))
    assert.notEqual(referenceOf(one), referenceOf(other))
    assert.equal(referenceOf('0190ffff-ffff-7fff-8000-000000000001'), referenceOf(one))
  })

  test('is displayed in groups of four', ({ assert }) => {
    assert.equal(inGroupsOfFour('RF18539007547034'), 'RF18 5390 0754 7034')
    assert.equal(inGroupsOfFour('NL91ABNA0417164300'), 'NL91 ABNA 0417 1643 00')
    assert.equal(inGroupsOfFour(''), '')
  })
})

test.group('The text of a payer', () => {
  const reference = referenceOf('01900000-0000-7000-8000-0123456789ab')

  test('contains the reference: {title}')
    .with([
      { title: 'as it is', text: reference },
      { title: 'in fours', text: inGroupsOfFour(reference) },
      { title: 'in small letters', text: inGroupsOfFour(reference).toLowerCase() },
      { title: 'with words around it', text: `Vonk credits ${inGroupsOfFour(reference)} thanks` },
      { title: 'with a date behind it', text: `${reference} 2026-11-22` },
      { title: 'over two lines', text: `${reference.slice(0, 9)}\n${reference.slice(9)}` },
      {
        title: 'in parts of all kinds',
        text: 'RF' + [...reference.slice(2)].join(':_,\u2013\u200b'),
      },
      { title: 'behind a wrong one', text: `RF00${'1'.repeat(16)} ${reference}` },
    ])
    .run(({ assert }, { text }) => assert.deepEqual(findReferences(text), [reference]))

  test('contains none where its digits are wrong, missing or of another reference', ({
    assert,
  }) => {
    const wrong = reference.slice(0, -1) + ((Number(reference.at(-1)) + 1) % 10)
    for (const text of [wrong, reference.slice(0, -1), 'RF18539007547034', 'for the credits', '']) {
      assert.isEmpty(findReferences(text))
    }
  })
})

test.group('Check digits', () => {
  test('distinguish a valid IBAN from an invalid one', ({ assert }) => {
    assert.isTrue(hasValidCheckDigits('NL91ABNA0417164300'))
    assert.isTrue(hasValidCheckDigits('DE89370400440532013000'))
    assert.isFalse(hasValidCheckDigits('NL91ABNA0417164301'))
  })
})
