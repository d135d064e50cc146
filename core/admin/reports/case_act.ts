import type { ReportDeed } from '#core/admin/reports/act_on_report'
import type { EvidenceKind } from '#core/moderation/report'

/** The measures that a case offers; photos, and messages of a reported chat, are hidden one by one. */
export const caseActs = [
  'warning',
  'hidden_profile',
  'hidden_message',
  'suspension_1',
  'suspension_7',
  'suspension_30',
  'ban',
] as const
export type CaseAct = (typeof caseActs)[number]

/** The acts that fit what was reported: a single message can be hidden where it is what was reported. */
export function caseActsFor(reported: EvidenceKind) {
  return caseActs.filter((act) => act !== 'hidden_message' || reported === 'message')
}

/** What an act does; a message is hidden by its id where it is one of a reported chat. */
export function deedOfAct(act: CaseAct, messageId?: string): ReportDeed {
  switch (act) {
    case 'warning':
    case 'ban':
      return { kind: act }
    case 'hidden_profile':
      return { kind: 'hidden_text', of: 'profile' }
    case 'hidden_message':
      return { kind: 'hidden_text', of: 'message', messageId }
    case 'suspension_1':
      return { kind: 'suspension', days: 1 }
    case 'suspension_7':
      return { kind: 'suspension', days: 7 }
    case 'suspension_30':
      return { kind: 'suspension', days: 30 }
  }
}
