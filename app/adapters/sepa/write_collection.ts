import { XMLBuilder } from 'fast-xml-parser'
import type { Debtor } from '#core/payments/direct_debit/mandate'
import type {
  Collection,
  CollectionGroup,
  Control,
  SignedDebit,
} from '#core/payments/sepa/collection'
import { sepaText } from '#core/payments/sepa/sepa_text'
import { formatDecimal } from '#core/decimal'

const format = 'pain.008.001.08'
const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
})

/**
 * Writes debits for the bank: pain.008.001.08, SEPA Core, one-off (OOFF), with the structured
 * addresses that are required since November 2026 (EPC130-08). The schema prescribes the order of
 * elements.
 */
export function writeCollection(collection: Collection): string {
  const { messageId: MsgId, createdAt, creditor, groups } = collection
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'Document': {
      '@xmlns': `urn:iso:std:iso:20022:tech:xsd:${format}`,
      'CstmrDrctDbtInitn': {
        GrpHdr: {
          MsgId,
          CreDtTm: createdAt.toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'"),
          ...controlOf(collection),
          InitgPty: { Nm: sepaText(creditor.name, 70) },
        },
        PmtInf: groups.map((group) => groupOf(group, collection)),
      },
    },
  }
  return builder.build(document)
}

function groupOf(group: CollectionGroup, { creditor, description }: Collection) {
  const { name, iban, bic, creditorId } = creditor
  return {
    PmtInfId: group.id,
    PmtMtd: 'DD',
    BtchBookg: 'true',
    ...controlOf(group),
    PmtTpInf: { SvcLvl: { Cd: 'SEPA' }, LclInstrm: { Cd: 'CORE' }, SeqTp: 'OOFF' },
    ReqdColltnDt: group.collectOn.toFormat('yyyy-MM-dd'),
    Cdtr: { Nm: sepaText(name, 70) },
    CdtrAcct: accountOf(iban),
    CdtrAgt: { FinInstnId: bic ? { BICFI: bic } : unknownBank },
    ChrgBr: 'SLEV',
    CdtrSchmeId: { Id: { PrvtId: { Othr: { Id: creditorId, SchmeNm: { Prtry: 'SEPA' } } } } },
    DrctDbtTxInf: group.debits.map((one) => debitOf(one, description)),
  }
}

function debitOf({ debit, mandate }: SignedDebit, description: string) {
  return {
    PmtId: { EndToEndId: debit.endToEndId },
    InstdAmt: { '@Ccy': debit.currency, '#text': formatDecimal(debit.amount) },
    DrctDbtTx: {
      MndtRltdInf: {
        MndtId: mandate.reference,
        DtOfSgntr: mandate.signedAt.toFormat('yyyy-MM-dd'),
      },
    },
    // The IBAN identifies the bank (EPC130-08), so payers are not asked for a BIC.
    DbtrAgt: { FinInstnId: unknownBank },
    Dbtr: { Nm: sepaText(mandate.accountHolder, 70), PstlAdr: addressOf(mandate) },
    DbtrAcct: accountOf(mandate.iban),
    RmtInf: { Ustrd: sepaText(description, 140) },
  }
}

function addressOf({ street, houseNumber, zip, city, country }: Debtor) {
  return {
    StrtNm: sepaText(street, 70),
    BldgNb: sepaText(houseNumber, 16),
    PstCd: sepaText(zip, 16),
    TwnNm: sepaText(city, 35),
    Ctry: country,
  }
}

const unknownBank = { Othr: { Id: 'NOTPROVIDED' } }

function accountOf(iban: string) {
  return { Id: { IBAN: iban } }
}

function controlOf({ count, sum }: Control) {
  return { NbOfTxs: String(count), CtrlSum: formatDecimal(sum) }
}
