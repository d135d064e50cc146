export const ownIban = 'NL91ABNA0417164300'
export const payerIban = 'DE89370400440532013000'
/** The messages of a bank that list movements: their elements differ, their entries do not. */
const messages = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const

export type CamtMessage = keyof typeof messages
export type CamtVersion = '02' | '03' | '04' | '08' | '10' | '14'
export const camtVersions = ['02', '03', '04', '08', '10', '14'] as const

/** One entry of a bank statement. */
export type Entry = Readonly<{
  amount: string
  direction?: 'CRDT' | 'DBIT'
  currency?: string
  /** The bank's own reference; null when the bank gives none. */
  bankReference?: string | null
  status?: string
  reversal?: boolean
  day?: string
  /** The bank's number of the entry. */
  entryReference?: string
  /** The family and sub-family of the bank's code, such as IDDT and UPDD, or a code of its own. */
  code?: readonly [family: string, subFamily: string] | string
  /** What the bank adds in words. */
  notes?: string
  /** The charges that the bank took. */
  charges?: string
  details?: readonly Detail[]
  /** The payment group of our file that was booked as one entry. */
  group?: string
}>

export type Detail = Readonly<{
  amount?: string
  endToEndId?: string
  free?: readonly string[]
  structured?: string
  reason?: string
  name?: string
  iban?: string
  transactionId?: string
  mandate?: string
}>

type StatementOptions = Readonly<{
  message?: CamtMessage
  version?: CamtVersion
  iban?: string
  /** The number of an account that the bank names without an IBAN. */
  accountNumber?: string
  id?: string
  hasNamespace?: boolean
}>

/** A statement of our bank with these entries. */
export function camt053(entries: readonly Entry[], options: StatementOptions = {}): string {
  return camtOf([{ ...options, entries }], options)
}

type StatementPart = Pick<StatementOptions, 'iban' | 'accountNumber' | 'id'> &
  Readonly<{ entries: readonly Entry[] }>

/** A file of our bank with several statements. */
export function camtOf(statements: readonly StatementPart[], options: StatementOptions = {}) {
  const { message = '053', version = '08', hasNamespace = true } = options
  const [element, list] = messages[message]
  const namespace = ` xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${message}.001.${version}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document${hasNamespace ? namespace : ''}>
  <${element}>
    <GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-11-20T06:00:00</CreDtTm></GrpHdr>
    ${statements.map((one) => `<${list}>${statementOf(one, version)}</${list}>`).join('')}
  </${element}>
</Document>`
}

function statementOf(statement: StatementPart, version: CamtVersion) {
  const { entries, iban = ownIban, accountNumber, id = 'STMT-1' } = statement
  const account = accountNumber ? `<Othr><Id>${accountNumber}</Id></Othr>` : `<IBAN>${iban}</IBAN>`
  return `<Id>${id}</Id>
      <CreDtTm>2026-11-20T06:00:00</CreDtTm>
      <Acct><Id>${account}</Id></Acct>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt>
        <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-19</Dt></Dt></Bal>
      ${entries.map((entry, index) => entryOf(entry, index, version)).join('\n')}`
}

/** Whether a version has codes in elements of their own, amounts and parties on the part itself. */
function isRecent(version: CamtVersion) {
  return Number(version) >= 8
}

function entryOf(entry: Entry, index: number, version: CamtVersion) {
  const { amount, direction = 'CRDT', currency = 'EUR', status = 'BOOK', details = [{}] } = entry
  const named = entry.bankReference === undefined ? `BANK-${index}` : entry.bankReference
  const word = isRecent(version) ? `<Cd>${status}</Cd>` : status
  const { day = '2026-11-19', entryReference, code = 'NTRF', notes, charges } = entry
  return `<Ntry>
    ${entryReference ? `<NtryRef>${entryReference}</NtryRef>` : ''}
    <Amt Ccy="${currency}">${amount}</Amt>
    <CdtDbtInd>${direction}</CdtDbtInd>
    ${entry.reversal ? '<RvslInd>true</RvslInd>' : ''}
    <Sts>${word}</Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
    ${named === null ? '' : `<AcctSvcrRef>${named}</AcctSvcrRef>`}
    <BkTxCd>${codeOf(code)}</BkTxCd>
    ${charges ? `<Chrgs><TtlChrgsAndTaxAmt Ccy="${currency}">${charges}</TtlChrgsAndTaxAmt></Chrgs>` : ''}
    <NtryDtls>
      ${entry.group ? `<Btch><PmtInfId>${entry.group}</PmtInfId></Btch>` : ''}
      ${details.map((detail) => detailOf(detail, direction, currency, version)).join('\n')}
    </NtryDtls>
    ${notes ? `<AddtlNtryInf>${notes}</AddtlNtryInf>` : ''}
  </Ntry>`
}

function codeOf(code: NonNullable<Entry['code']>) {
  if (typeof code === 'string') return `<Prtry><Cd>${code}</Cd></Prtry>`
  const [family, subFamily] = code
  const inFamily = `<Fmly><Cd>${family}</Cd><SubFmlyCd>${subFamily}</SubFmlyCd></Fmly>`
  return `<Domn><Cd>PMNT</Cd>${inFamily}</Domn>`
}

function detailOf(detail: Detail, direction: string, currency: string, version: CamtVersion) {
  const { amount, endToEndId = 'NOTPROVIDED', free = [], structured, reason } = detail
  const { name = 'Ada Jansen', iban = payerIban, transactionId, mandate } = detail
  const other = direction === 'CRDT' ? 'Dbtr' : 'Cdtr'
  const named = isRecent(version) ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`
  const money = amount && `<Amt Ccy="${currency}">${amount}</Amt>`
  const placed = isRecent(version) ? money : `<AmtDtls><TxAmt>${money}</TxAmt></AmtDtls>`
  return `<TxDtls>
    <Refs><EndToEndId>${endToEndId}</EndToEndId>
      ${transactionId ? `<TxId>${transactionId}</TxId>` : ''}
      ${mandate ? `<MndtId>${mandate}</MndtId>` : ''}</Refs>
    ${money ? placed : ''}
    <RltdPties><${other}>${named}</${other}><${other}Acct><Id><IBAN>${iban}</IBAN></Id></${other}Acct></RltdPties>
    <RmtInf>${free.map((line) => `<Ustrd>${line}</Ustrd>`).join('')}${
      structured
        ? `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${structured}</Ref></CdtrRefInf></Strd>`
        : ''
    }</RmtInf>
    ${reason ? `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>` : ''}
  </TxDtls>`
}
