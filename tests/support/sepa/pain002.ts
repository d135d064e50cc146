export type StatusVersion = '03' | '10' | '14'
export const statusVersions = ['03', '10', '14'] as const

type Refused = Readonly<{
  messageId: string
  version?: StatusVersion
  /** Why the whole file is refused. */
  whole?: string
  group?: Readonly<{ id: string; reason?: string }>
  debits?: readonly RefusedDebit[]
}>

type RefusedDebit = Readonly<{
  /** Left out by some banks. */
  endToEndId?: string
  mandate?: string
  reason: string
  status?: string
}>

/** The bank's answer to a file of ours. */
export function pain002(refused: Refused): string {
  const { messageId, version = '10', whole, group, debits = [] } = refused
  const why = (reason?: string) =>
    reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}">
  <CstmrPmtStsRpt>
    <GrpHdr><MsgId>R-1</MsgId><CreDtTm>2026-11-20T06:00:00</CreDtTm></GrpHdr>
    <OrgnlGrpInfAndSts>
      <OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId>
      <GrpSts>${whole ? 'RJCT' : 'PART'}</GrpSts>${why(whole)}
    </OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts>
      <OrgnlPmtInfId>${group?.id ?? 'GROUP'}</OrgnlPmtInfId>
      ${group?.reason ? `<PmtInfSts>RJCT</PmtInfSts>${why(group.reason)}` : ''}
      ${debits
        .map(
          ({ endToEndId, mandate, reason, status = 'RJCT' }) =>
            `<TxInfAndSts>${endToEndId ? `<OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId>` : ''}
              <TxSts>${status}</TxSts>${why(reason)}
              ${mandate ? `<OrgnlTxRef><MndtRltdInf><MndtId>${mandate}</MndtId></MndtRltdInf></OrgnlTxRef>` : ''}
            </TxInfAndSts>`
        )
        .join('')}
    </OrgnlPmtInfAndSts>
  </CstmrPmtStsRpt>
</Document>`
}
