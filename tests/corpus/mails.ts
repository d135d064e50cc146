import { basename } from 'node:path'
import { PostalMimeMailReports } from '#adapters/postal_mime/postal_mime_mail_reports'
import { verdictOf } from '#core/notifications/mail/bounces/verdict'

export type MailKind = 'hard' | 'soft' | 'complaint' | 'other' | 'unknown'

export type ReadMail = Readonly<{ file: string; kind: MailKind }>

/** How the site understands one mail. */
export async function readMail(file: string, source: string): Promise<ReadMail> {
  return { file, kind: await kindOf(source) }
}

async function kindOf(source: string): Promise<MailKind> {
  const report = await new PostalMimeMailReports().read(source)
  if (report?.kind === 'complaint') {
    return report.feedbackType.toLowerCase() === 'not-spam' ? 'other' : 'complaint'
  }
  const verdict = report?.kind === 'bounce' ? verdictOf(report.delivery) : null
  if (verdict === 'sender') return 'soft'
  return verdict ?? 'other'
}

/** How many mails of each kind there are, and how many of the expected ones were found. */
export function summarizeMails(
  mails: readonly ReadMail[],
  expected: Readonly<Record<string, { kind: string }>>
) {
  const known = mails.flatMap(({ file, kind }) => {
    const wanted = expected[basename(file)]?.kind
    return wanted ? [{ kind, wanted }] : []
  })
  const rate = (wanted: string, kind: MailKind) => {
    const those = known.filter((mail) => mail.wanted === wanted)
    const found = those.filter((mail) => mail.kind === kind).length
    const percent = ((100 * found) / Math.max(1, those.length)).toFixed(1)
    return `${percent} % (${found} of ${those.length})`
  }
  const rates = [
    `  hard found           ${rate('hard', 'hard')}`,
    `  soft taken for hard  ${rate('soft', 'hard')}`,
    `  complaints found     ${rate('complaint', 'complaint')}`,
  ]
  const numbers = Object.entries(Object.groupBy(mails, ({ kind }) => kind))
    .map(([kind, those]) => `${those.length} ${kind}`)
    .join(', ')
  const summary = `${mails.length} mails: ${numbers || 'none'}`
  return [summary, ...(known.length > 0 ? rates : [])].join('\n')
}
