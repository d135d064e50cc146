import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { collectionOf, type Collection } from '#core/payments/sepa/collection'
import { writeCollection } from '#adapters/sepa/write_collection'
import { signedDebit } from '#tests/support/sepa/signed_debit'
import { faultsIn } from '#tests/support/sepa/pain008'

function aCollection(changes: Partial<Parameters<typeof collectionOf>[0]> = {}): Collection {
  return collectionOf({
    messageId: 'VONK-20261123-A1B2C3',
    createdAt: DateTime.utc(2026, 11, 23, 9, 30),
    creditor: {
      name: 'Vonk B.V.',
      iban: 'NL91ABNA0417164300',
      bic: 'ABNANL2A',
      creditorId: 'NL69ZZZ123456780000',
    },
    description: 'Credits for Vonk',
    debits: [
      signedDebit(1),
      signedDebit(2, { amount: 1024, collectOn: DateTime.utc(2026, 11, 30) }),
    ],
    ...changes,
  })
}

test.group('A file of debits', () => {
  test('is valid pain.008.001.08', ({ assert }) => {
    const xml = writeCollection(aCollection())
    assert.isTrue(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>'))
    assert.include(xml, 'xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08"')
    assert.deepEqual(faultsIn(xml), [])
  })

  test('says who collects what from whom, by which mandate and for what', ({ assert }) => {
    const xml = writeCollection(aCollection())
    for (const said of [
      '<MsgId>VONK-20261123-A1B2C3</MsgId>',
      '<CreDtTm>2026-11-23T09:30:00Z</CreDtTm>',
      '<BICFI>ABNANL2A</BICFI>',
      '<Id>NL69ZZZ123456780000</Id>',
      '<SeqTp>OOFF</SeqTp>',
      '<EndToEndId>ORDER-1</EndToEndId>',
      '<InstdAmt Ccy="EUR">19.99</InstdAmt>',
      '<MndtId>M20261120-1</MndtId>',
      '<DtOfSgntr>2026-11-20</DtOfSgntr>',
      '<StrtNm>Keizersgracht</StrtNm>',
      '<BldgNb>12a</BldgNb>',
      '<PstCd>1015 CN</PstCd>',
      '<TwnNm>Amsterdam</TwnNm>',
      '<Ctry>NL</Ctry>',
      '<IBAN>NL20INGB0001234567</IBAN>',
      '<Ustrd>Credits for Vonk</Ustrd>',
    ]) {
      assert.include(xml, said)
    }
    assert.notInclude(xml, 'AdrLine')
  })

  test('groups by the day of collection, with the sums of each group and of all', ({ assert }) => {
    const debits = [
      signedDebit(1, { amount: 1, collectOn: DateTime.utc(2026, 11, 30) }),
      signedDebit(2, { amount: 1999, collectOn: DateTime.utc(2026, 11, 27) }),
      signedDebit(3, { amount: 10, collectOn: DateTime.utc(2026, 11, 30) }),
    ]
    const xml = writeCollection(aCollection({ debits }))
    assert.deepEqual(faultsIn(xml), [])
    assert.deepEqual(valuesOf(xml, 'ReqdColltnDt'), ['2026-11-27', '2026-11-30'])
    assert.deepEqual(valuesOf(xml, 'NbOfTxs'), ['3', '1', '2'])
    assert.deepEqual(valuesOf(xml, 'CtrlSum'), ['20.10', '19.99', '0.11'])
    assert.deepEqual(valuesOf(xml, 'PmtInfId'), [
      'VONK-20261123-A1B2C3-261127',
      'VONK-20261123-A1B2C3-261130',
    ])
  })

  test('has only characters that every bank accepts', ({ assert }) => {
    const strange = {
      accountHolder: 'Łukasz Żółć & Søn <François> "Großmann"',
      street: 'Rue de l’Évêché; N° 5_b',
      houseNumber: '12 bis½',
      zip: '00-950',
      city: 'Kraków 日本',
    }
    const xml = writeCollection(aCollection({ debits: [signedDebit(1, {}, strange)] }))
    assert.deepEqual(faultsIn(xml), [])
    assert.deepEqual(
      valuesOf(xml, 'Nm').at(-1),
      'Lukasz Zolc + Son .Francois. &apos;Grossmann&apos;'
    )
    assert.deepEqual(valuesOf(xml, 'TwnNm'), ['Krakow ..'])
  })

  test('is the same, byte for byte, whenever it is written', ({ assert }) => {
    assert.equal(writeCollection(aCollection()), writeCollection(aCollection()))
  })

  test('needs no BIC of the creditor', ({ assert }) => {
    const { creditor } = aCollection()
    const xml = writeCollection(aCollection({ creditor: { ...creditor, bic: null } }))
    assert.deepEqual(faultsIn(xml), [])
    assert.notInclude(xml, 'BICFI')
  })
})

test.group('The check of the format itself', () => {
  test('finds elements that are misplaced, missing, doubled or malformed', ({ assert }) => {
    const xml = writeCollection(aCollection())
    const broken = [
      xml.replace(/(<MsgId>.*<\/MsgId>)(\s*)(<CreDtTm>.*<\/CreDtTm>)/, '$3$2$1'),
      xml.replace('<SeqTp>OOFF</SeqTp>', ''),
      xml.replace('<PstCd>1015 CN</PstCd>', '<PstCd>1015 CN</PstCd><PstCd>1015 CN</PstCd>'),
      xml.replace('Amsterdam', 'Amsterdäm'),
      xml.replace('19.99', '19.9'),
      xml.replace('<BldgNb>', '<AdrLine>x</AdrLine><BldgNb>'),
    ]
    for (const one of broken) assert.isNotEmpty(faultsIn(one))
  })
})

function valuesOf(xml: string, name: string) {
  return [...xml.matchAll(new RegExp(`<${name}>(.*)</${name}>`, 'g'))].map(([, value]) => value)
}
