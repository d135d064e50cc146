import { test } from '@japa/runner'
import { readBankFile } from '#adapters/sepa/read_bank_file'
import { camt053, camtVersions, type Entry, ownIban, payerIban } from '#tests/support/sepa/camt'
import { pain002, statusVersions } from '#tests/support/sepa/pain002'

function read(text: string) {
  return readBankFile(new TextEncoder().encode(text))
}

function linesOf(entries: readonly Entry[], version: (typeof camtVersions)[number] = '08') {
  const file = read(camt053(entries, { version }))
  return file.kind === 'statements' ? file.statements.flatMap(({ lines }) => lines) : []
}

test.group('A statement of the bank', () => {
  for (const version of camtVersions) {
    test(`states in camt.053.001.${version} payer, amount and remittance text`, ({ assert }) => {
      const structured = 'RF471234567890'
      const [line, ...more] = linesOf(
        [{ amount: '20.24', details: [{ free: ['Ada &amp; ', 'Bob'], structured }] }],
        version
      )
      assert.isEmpty(more)
      assert.match(line.id, /^[\da-f]{64}$/)
      const { bookedOn, ...rest } = line
      assert.equal(bookedOn.toISODate(), '2026-11-19')
      assert.deepEqual(rest, {
        id: line.id,
        direction: 'in',
        isReversal: false,
        amount: 2024,
        currency: 'EUR',
        endToEndId: null,
        groupId: null,
        returnReason: null,
        text: 'RF471234567890 Ada & Bob',
        otherName: 'Ada Jansen',
        otherIban: payerIban,
      })
    })

    test(`states in camt.053.001.${version} returned debits with their reason`, ({ assert }) => {
      const details = [
        { amount: '20.24', endToEndId: 'ONE', reason: 'AC04' },
        { amount: '10.24', endToEndId: 'TWO', reason: 'MD06' },
      ]
      const lines = linesOf([{ amount: '30.48', direction: 'DBIT', details }], version)
      assert.deepEqual(
        lines.map(({ direction, endToEndId, returnReason, amount }) => {
          return [direction, endToEndId, returnReason, amount]
        }),
        [
          ['out', 'ONE', 'AC04', 2024],
          ['out', 'TWO', 'MD06', 1024],
        ]
      )
    })
  }

  test('gives an entry the same unique id in both versions', ({ assert }) => {
    const entries = [{ amount: '20.24' }, { amount: '20.24' }]
    const [old, recent] = [linesOf(entries, '02'), linesOf(entries, '08')]
    assert.deepEqual(
      old.map(({ id }) => id),
      recent.map(({ id }) => id)
    )
    assert.notEqual(old[0].id, old[1].id)
  })

  test('identifies entries even without a bank reference', ({ assert }) => {
    const lines = linesOf([1, 2].map(() => ({ amount: '1.00', bankReference: null })))
    assert.notEqual(lines[0].id, lines[1].id)
  })

  test('leaves out entries that are not booked yet', ({ assert }) => {
    assert.isEmpty(linesOf([{ amount: '20.24', status: 'PDNG' }]))
  })

  test('has one entry without details where its parts do not add up', ({ assert }) => {
    const details = [{ amount: '20.24', endToEndId: 'ONE' }, { endToEndId: 'TWO' }]
    const [line, ...more] = linesOf([{ amount: '30.48', details }])
    assert.isEmpty(more)
    assert.include(line, { amount: 3048, endToEndId: null, text: '' })
  })

  test('states its account', ({ assert }) => {
    const file = read(camt053([]))
    assert.deepEqual(file.kind === 'statements' && file.statements[0].iban, ownIban)
  })
})

test.group('The answer of the bank to a file', () => {
  for (const version of statusVersions) {
    test(`states in pain.002.001.${version} what is refused, and why`, ({ assert }) => {
      const debits = [
        { endToEndId: 'ONE', reason: 'AC01' },
        { endToEndId: 'TWO', reason: 'AM04', status: 'ACSP' },
      ]
      const group = { id: 'MSG-1-261125', reason: 'DT01' }
      const file = read(pain002({ messageId: 'MSG-1', version, debits, group }))
      assert.deepEqual(file, {
        kind: 'status',
        report: {
          messageId: 'MSG-1',
          refused: null,
          groups: [group],
          debits: [{ endToEndId: 'ONE', reason: 'AC01' }],
        },
      })
    })
  }

  test('states that the whole file is refused', ({ assert }) => {
    const file = read(pain002({ messageId: 'MSG-1', whole: 'FF01' }))
    assert.equal(file.kind === 'status' && file.report.refused, 'FF01')
  })
})
