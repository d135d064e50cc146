import type { Read } from '@generated/answers'
import type { ReportReason, ReportSubject } from '../../../core/moderation/report'
import type { Profile } from '../../../core/profiles/profile'

/** The reported member; a deleted one without their name. */
export type Reported = Pick<Profile, 'id' | 'name' | 'fictional'>

/** What is being reported, with its evidence. */
export type ReportProps = {
  member: Reported
  reasons: ReportReason[]
  subject: ReportSubject
  /** URL of a reported photo. */
  picture: string | null
  /** Where the reporter came from. */
  backTo: string
  /** What the reported member wrote, oldest first. */
  lines: Read<'moderation/reported_content', 'linesOfReported'>
}
