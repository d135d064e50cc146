import type { MessageContent } from '~/components/messaging/use_message_text'
import type { EvidenceKind, ReportReason } from '../../../core/moderation/report'

/** What is being reported, with its evidence. */
export type ReportProps = {
  member: { id: string; name: string; fictional: boolean }
  reasons: ReportReason[]
  thing: { kind: EvidenceKind; id: string }
  /** Of a reported photo. */
  picture: string | null
  /** Where the reporter came from. */
  backTo: string
  /** What the reported member wrote, oldest first. */
  lines: (MessageContent & { id: string })[]
}
