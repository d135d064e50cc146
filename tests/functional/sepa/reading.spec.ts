import { test } from '@japa/runner'
import { isAccount } from '#core/payments/sepa/statement'
import { readBankFile } from '#adapters/sepa/read_bank_file'
import {
  camt053,
  camtVersions,
  type Detail,
  type Entry,
  ownIban,
  payerIban,
} from '#tests/support/sepa/camt'
import { pain002, statusVersions } from '#tests/support/sepa/pain002'

function read(text: string) {
  return readBankFile(new TextEncoder().encode(text))
}

function entriesIn(text: string) {
  const file = read(text)
  return file.kind === 'statements' ? file.statements.flatMap(({ entries }) => entries) : []
}

function linesOf(entries: readonly Entry[], version: (typeof camtVersions)[number] = '08') {
  return entriesIn(camt053(entries, { version })).flatMap(({ lines }) => lines)
}

const told: Detail = { free: ['Fifty credits'] }
const plain: Entry = { amount: '20.24', details: [told] }

/** Each makes another movement of it. */
const differences: Readonly<{ fact: string; changes?: Partial<Entry>; detail?: Detail }>[] = [
  { fact: 'day', changes: { day: '2026-11-20' } },
  { fact: 'amount', changes: { amount: '20.25' } },
  { fact: 'currency', changes: { currency: 'GBP' } },
  { fact: 'direction', changes: { direction: 'DBIT' } },
  { fact: 'reversal', changes: { reversal: true } },
  { fact: 'group', changes: { group: 'MSG-1-261125' } },
  { fact: 'IBAN', detail: { iban: ownIban } },
  { fact: 'text', detail: { free: ['another'] } },
  { fact: 'end-to-end id', detail: { endToEndId: 'ONE' } },
  { fact: 'mandate', detail: { mandate: 'M20261119-ABCDEF012345' } },
  { fact: 'reason', detail: { reason: 'AC04' } },
]

test.group('A statement of the bank', () => {
  test('is read with amounts filled up by zeros and names in numbers', ({ assert }) => {
    const [line] = linesOf([
      { amount: '000000000000020.24', details: [{ free: ['J&#252;rgen M&#xFC;ller'] }] },
    ])
    assert.include(line, { amount: 2024, text: 'Jürgen Müller' })
  })

  for (const version of camtVersions) {
    test(`states in camt.053.001.${version} payer, amount and remittance text`, ({ assert }) => {
      const structured = 'RF471234567890'
      const [line, ...more] = linesOf(
        [{ amount: '20.24', details: [{ free: ['Ada &amp; ', 'Bob'], structured }] }],
        version
      )
      assert.isEmpty(more)
      assert.match(line.fingerprint, /^[\da-f]{64}$/)
      const { bookedOn, fingerprint, ...rest } = line
      assert.equal(bookedOn.toISODate(), '2026-11-19')
      assert.deepEqual(rest, {
        bankReference: 'BANK-0',
        direction: 'in',
        isReversal: false,
        amount: 2024,
        currency: 'EUR',
        endToEndId: null,
        mandateReference: null,
        groupId: null,
        returnReason: null,
        text: 'RF471234567890 Ada & Bob',
        notes: '',
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

  test('gives a movement the same fingerprint and reference in every version', ({ assert }) => {
    const entries = [{ amount: '20.24' }, { amount: '20.25' }]
    const identities = camtVersions.map((version) =>
      linesOf(entries, version).map(({ fingerprint, bankReference }) => [
        fingerprint,
        bankReference,
      ])
    )
    for (const one of identities) assert.deepEqual(one, identities[0])
    assert.notEqual(identities[0][0][0], identities[0][1][0])
  })

  test('has the same fingerprint in every kind of message', ({ assert }) => {
    const [day, end, notice] = (['052', '053', '054'] as const).map((message) => {
      const [entry] = entriesIn(camt053([{ amount: '20.24' }], { message }))
      return entry.lines[0].fingerprint
    })
    assert.equal(day, end)
    assert.equal(notice, end)
  })

  test('has another fingerprint with another {fact}')
    .with(differences)
    .run(({ assert }, { changes, detail }) => {
      const [one] = linesOf([plain])
      const [other] = linesOf([{ ...plain, ...changes, details: [{ ...told, ...detail }] }])
      assert.notEqual(one.fingerprint, other.fingerprint)
    })

  test('has the same fingerprint whatever the bank adds, and wherever lines break', ({
    assert,
  }) => {
    const [one] = linesOf([plain])
    const noted = camt053([{ ...plain, notes: 'Credited' }], { id: 'STMT-2' })
    const broken = [{ ...plain, details: [{ ...told, free: ['Fifty', 'cre\ndits'] }] }]
    for (const [other] of [entriesIn(noted)[0].lines, linesOf(broken)]) {
      assert.equal(one.fingerprint, other.fingerprint)
    }
  })

  for (const name of ['NONREF', 'NOTPROVIDED', '0000000000', 'Nicht angegeben']) {
    test(`takes no reference from ${name}`, ({ assert }) => {
      const details = [{ transactionId: name }]
      const [line] = linesOf([{ amount: '1.00', bankReference: name, details }])
      assert.isNull(line.bankReference)
    })
  }

  test('takes the reference of the transaction, and a long one of the entry', ({ assert }) => {
    const none = { amount: '1.00', bankReference: 'NONREF' }
    const lines = linesOf([
      { ...none, details: [{ transactionId: 'TX-20261119-1' }], entryReference: '1' },
      { ...none, entryReference: '032019164412145727005003002' },
      { ...none, entryReference: '00012' },
    ])
    assert.deepEqual(
      lines.map(({ bankReference }) => bankReference),
      ['TX-20261119-1', '032019164412145727005003002', null]
    )
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

  test('has its charges as a movement of their own', ({ assert }) => {
    const details = [{ amount: '20.24' }, { amount: '10.24' }]
    const [entry] = entriesIn(camt053([{ amount: '29.98', details, charges: '0.50' }]))
    assert.include(entry, { direction: 'in', amount: 2998 })
    assert.deepEqual(
      entry.lines.map(({ direction, amount }) => [direction, amount]),
      [
        ['in', 2024],
        ['in', 1024],
        ['out', 50],
      ]
    )
  })

  test('has the part of a foreign payment in the currency of the account', ({ assert }) => {
    const exchanged = camt053([{ amount: '20.24', details: [{}, {}] }]).replaceAll(
      /<Refs>/g,
      '<Amt Ccy="USD">11.50</Amt><AmtDtls><TxAmt><Amt Ccy="EUR">10.12</Amt></TxAmt></AmtDtls><Refs>'
    )
    const [entry] = entriesIn(exchanged)
    assert.deepEqual(
      entry.lines.map(({ amount, currency }) => [amount, currency]),
      [
        [1012, 'EUR'],
        [1012, 'EUR'],
      ]
    )
  })

  test('tells by the code {code} alone that a debit came back: {reason}')
    .with([
      { code: ['IDDT', 'UPDD'], reason: 'UPDD' },
      { code: ['RDDT', 'UPDD'], reason: 'UPDD' },
      { code: ['IDDT', 'PRDD'], reason: 'PRDD' },
      { code: ['IDDT', 'RCDD'], reason: 'RCDD' },
      { code: 'NTRF+108', reason: 'UPDD' },
      { code: 'NTRF+109+00931', reason: 'UPDD' },
      { code: 'NTRF+166+00931', reason: null },
      { code: ['IDDT', 'ESDD'], reason: null },
    ] as const)
    .run(({ assert }, { code, reason }) => {
      const [line] = linesOf([{ amount: '20.24', direction: 'DBIT', code }])
      assert.equal(line.returnReason, reason)
    })

  test('has in its notes what the bank adds to an entry in words', ({ assert }) => {
    const notes = 'RETOURE EREF+0123456789ABCDEF'
    const [line] = linesOf([{ amount: '20.24', direction: 'DBIT', notes }])
    assert.equal(line.notes, notes)
    assert.equal(line.text, '')
  })

  test('states its account, with or without an IBAN', ({ assert }) => {
    for (const options of [{ iban: ownIban }, { accountNumber: '0417164300' }]) {
      const file = read(camt053([], options))
      const stated = file.kind === 'statements' && file.statements[0].account
      assert.isTrue(stated && isAccount(stated, ownIban))
      assert.isFalse(stated && isAccount(stated, payerIban))
    }
  })

  test('is read without a namespace, and within another document', ({ assert }) => {
    const bare = camt053([{ amount: '20.24' }], { hasNamespace: false })
    const wrapped = bare.replace('<Document>', '<message><Document>') + '</message>'
    for (const text of [bare, wrapped]) assert.lengthOf(entriesIn(text), 1)
  })

  test('is read in the encoding that it declares', ({ assert }) => {
    const text = camt053([{ amount: '1.00', details: [{ name: 'Zoë' }] }])
    const declared = text.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')
    const file = readBankFile(Buffer.from(declared, 'latin1'))
    const lines = file.kind === 'statements' ? file.statements[0].entries[0].lines : []
    assert.equal(lines[0].otherName, 'Zoë')
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
          debits: [{ endToEndId: 'ONE', mandateReference: null, reason: 'AC01' }],
        },
      })
    })
  }

  test('names a refused debit by its mandate where it has no end-to-end id', ({ assert }) => {
    const mandate = 'M20261119-ABCDEF012345'
    const file = read(pain002({ messageId: 'MSG-1', debits: [{ mandate, reason: 'AC01' }] }))
    assert.deepEqual(file.kind === 'status' && file.report.debits, [
      { endToEndId: null, mandateReference: mandate, reason: 'AC01' },
    ])
  })

  test('states that the whole file is refused', ({ assert }) => {
    const file = read(pain002({ messageId: 'MSG-1', whole: 'FF01' }))
    assert.equal(file.kind === 'status' && file.report.refused, 'FF01')
  })
})

test.group('A wrong file is refused with a clear message:', () => {
  const statement = camt053([{ amount: '20.24' }])
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
  const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
  const head = '<?xml version="1.0" encoding="UTF-8"?>'

  test('{title}')
    .with([
      { title: 'expanding entities', text: statement.replace(head, head + bomb), says: 'entities' },
      {
        title: 'external entities',
        text: statement.replace(head, head + outside),
        says: 'entit',
      },
      { title: 'half of a file', text: statement.slice(0, 900), says: 'no whole XML' },
      { title: 'an empty file', text: '', says: 'no' },
      { title: 'another kind of text', text: 'IBAN;amount\nNL91;20.24', says: 'no' },
      {
        title: 'elements in one another without end',
        text: `<Document>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</Document>`,
        says: 'too deep',
      },
      ...['__proto__', 'constructor'].map((name) => ({
        title: `an element called ${name}`,
        text: `<Document><${name}/></Document>`,
        says: 'no bank',
      })),
      { title: 'another XML', text: '<html><body/></html>', says: 'no statement' },
      {
        title: 'another message of the bank',
        text: statement.replaceAll('BkToCstmrStmt', 'CstmrCdtTrfInitn'),
        says: 'no statement',
      },
      { title: 'no account', text: statement.replaceAll('IBAN>', 'Tp>'), says: 'Acct/Id/Othr' },
      { title: 'no amount', text: camt053([{ amount: 'much' }]), says: 'without an amount' },
      { title: 'an amount below zero', text: camt053([{ amount: '-20.24' }]), says: 'amount' },
      { title: 'no direction', text: statement.replaceAll('CRDT', 'UP'), says: 'CRDT or DBIT' },
      {
        title: 'no day',
        text: statement.replaceAll('2026-11-19', '2026-13-41'),
        says: '2026-13-41',
      },
    ])
    .run(({ assert }, { text, says }) => {
      assert.throws(() => read(text), new RegExp(`^The file .*${says}`))
    })

  test('an encoding other than UTF-8', ({ assert }) => {
    const content = Uint8Array.from([...new TextEncoder().encode(statement), 0xff])
    assert.throws(() => readBankFile(content), 'The file is not in UTF-8')
  })
})
