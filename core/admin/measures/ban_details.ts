import type { Actor } from '#core/admin/admin'
import type { ProposalDetails } from '#core/admin/four_eyes/proposal'
import type { MachinePart, Statement } from '#core/moderation/measures/measure'
import type { ReportReason } from '#core/moderation/report'

/** The statement of a ban as it waits for a second admin. */
export function banDetails({ breach, facts, law, machine }: Statement): ProposalDetails {
  return { breach, facts, law, machine }
}

/** The statement of a ban that waited. */
export function statementIn({ breach, facts, law, machine }: ProposalDetails): Statement {
  return {
    breach: breach as ReportReason,
    facts: facts as string | null,
    law: law as string | null,
    machine: machine as MachinePart,
  }
}

/** The second admin of a ban: who confirms what another one asked for. */
export function secondOf({ adminId }: Actor, takenBy?: string) {
  return takenBy !== undefined && adminId !== null && adminId !== takenBy ? adminId : undefined
}
