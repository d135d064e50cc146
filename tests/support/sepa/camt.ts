export const ownIban = 'NL91ABNA0417164300'
export const payerIban = 'DE89370400440532013000'
export type CamtVersion = '02' | '08'
export const camtVersions = ['02', '08'] as const

/** One entry of a bank statement. */
export type Entry = Readonly<{
  amount: string
  direction?: 'CRDT' | 'DBIT'
  currency?: string
  /** The bank's own reference; null when the bank gives none. */
  bankReference?: string | null
  status?: string
  reversal?: boolean
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
}>

type StatementOptions = Readonly<{ version?: CamtVersion; iban?: string; id?: string }>

/** A statement of our bank with these entries. */
export function camt053(
  entries: readonly Entry[],
  { version = '08', iban = ownIban, id = 'STMT-1' }: StatementOptions = {}
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-11-20T06:00:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>${id}</Id>
      <CreDtTm>2026-11-20T06:00:00</CreDtTm>
      <Acct><Id><IBAN>${iban}</IBAN></Id></Acct>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">100.00</Amt>
        <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-19</Dt></Dt></Bal>
      ${entries.map((entry, index) => entryOf(entry, index, version)).join('\n')}
    </Stmt>
  </BkToCstmrStmt>
</Document>`
}

function entryOf(entry: Entry, index: number, version: CamtVersion) {
  const { amount, direction = 'CRDT', currency = 'EUR', status = 'BOOK', details = [{}] } = entry
  const named = entry.bankReference === undefined ? `BANK-${index}` : entry.bankReference
  const word = version === '02' ? status : `<Cd>${status}</Cd>`
  return `<Ntry>
    <Amt Ccy="${currency}">${amount}</Amt>
    <CdtDbtInd>${direction}</CdtDbtInd>
    ${entry.reversal ? '<RvslInd>true</RvslInd>' : ''}
    <Sts>${word}</Sts>
    <BookgDt><Dt>2026-11-19</Dt></BookgDt><ValDt><Dt>2026-11-19</Dt></ValDt>
    ${named === null ? '' : `<AcctSvcrRef>${named}</AcctSvcrRef>`}
    <BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd>
    <NtryDtls>
      ${entry.group ? `<Btch><PmtInfId>${entry.group}</PmtInfId></Btch>` : ''}
      ${details.map((detail) => detailOf(detail, direction, currency, version)).join('\n')}
    </NtryDtls>
  </Ntry>`
}

function detailOf(detail: Detail, direction: string, currency: string, version: CamtVersion) {
  const { amount, endToEndId = 'NOTPROVIDED', free = [], structured, reason } = detail
  const { name = 'Ada Jansen', iban = payerIban } = detail
  const other = direction === 'CRDT' ? 'Dbtr' : 'Cdtr'
  const named = version === '02' ? `<Nm>${name}</Nm>` : `<Pty><Nm>${name}</Nm></Pty>`
  const money = amount && `<Amt Ccy="${currency}">${amount}</Amt>`
  const placed = version === '02' ? `<AmtDtls><TxAmt>${money}</TxAmt></AmtDtls>` : money
  return `<TxDtls>
    <Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>
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
