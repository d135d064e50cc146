import { readFile } from 'node:fs/promises'
import { DateTime } from 'luxon'
import { validateXML } from 'xmllint-wasm'
import { writeCollection } from '#adapters/sepa/write_collection'
import { collectionOf } from '#core/payments/sepa/collection'
import { signedDebit } from '#tests/support/sepa/signed_debit'

export type CheckedExports = Readonly<{ file: string; exports: number; faults: readonly string[] }>

/** Checks debits that the site exports against a schema of pain.008. */
export async function checkExports(file: string, path: string): Promise<CheckedExports> {
  const schema = [await readFile(path, 'utf8')]
  const xml = exportedFiles().map((contents, index) => ({
    fileName: `${index + 1}.xml`,
    contents,
  }))
  const { errors } = await validateXML({ xml, schema })
  return { file, exports: xml.length, faults: errors.map(({ rawMessage }) => rawMessage) }
}

/** One debit, several on two days, and one with everything at its longest. */
function exportedFiles() {
  const next = DateTime.utc(2026, 11, 30)
  const long = 'Ñandú & Ærøskøbing <"/\\> '.repeat(10)
  const longest = {
    accountHolder: long,
    street: long,
    houseNumber: long,
    zip: '1015 CN '.repeat(5),
    city: long,
  }
  const debits = [
    [signedDebit(1)],
    [signedDebit(1), signedDebit(2, { amount: 1 }), signedDebit(3, { collectOn: next })],
    [signedDebit(1, { amount: 99_999_999 }, longest)],
  ]
  return debits.map((those, index) =>
    writeCollection(
      collectionOf({
        messageId: 'VONK-261123-A1B2C3D4E5',
        createdAt: DateTime.utc(2026, 11, 23, 9, 30),
        creditor: {
          name: index === 2 ? long : 'Vonk B.V.',
          iban: 'NL91ABNA0417164300',
          bic: index === 0 ? null : 'ABNANL2A',
          creditorId: 'NL69ZZZ123456780000',
        },
        description: index === 2 ? long : 'Credits for Vonk',
        debits: those,
      })
    )
  )
}

/** How many exported files each schema accepts, and what it objects to. */
export function summarizeExports(checked: readonly CheckedExports[]) {
  return checked
    .map(({ file, exports, faults }) =>
      [`${file}: ${exports} exported files, ${faults.length} faults`, ...faults].join('\n  ')
    )
    .join('\n')
}
