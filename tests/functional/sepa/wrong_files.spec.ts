import { test } from '@japa/runner'
import { readBankFile } from '#adapters/sepa/read_bank_file'
import { camt053 } from '#tests/support/sepa/camt'

function read(text: string) {
  return readBankFile(new TextEncoder().encode(text))
}

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
