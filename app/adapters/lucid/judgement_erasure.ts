import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ProposalDetails } from '#core/admin/four_eyes/proposal'

type Member = Readonly<{ userId: string; profileId: string }>

/**
 * Erases what admins wrote about a member beside their measures: facts and addresses of acts that waited
 * for a second admin, and reasons for which their conversations were read.
 */
export async function eraseFromJudgements(client: TransactionClientContract, member: Member) {
  // Subjects of proposals are texts, as not all of them have a UUID.
  const id = client.raw('cast(id as varchar(100))')
  const reports = client.from('reports').where('reported_id', member.profileId).select(id)
  const proposals = () => client.from('proposals')
  await eraseFacts(proposals().where('subject_kind', 'report').whereIn('subject_id', reports))
  await eraseFacts(proposals().where({ subject_kind: 'member', subject_id: member.userId }))
  const own = client.from('participants').where('profile_id', member.profileId)
  await client
    .from('readings')
    .whereIn('conversation_id', own.select('conversation_id'))
    .update({ reason: null })
}

async function eraseFacts(
  proposals: DatabaseQueryBuilderContract<Readonly<{ id: string; details: string }>>
) {
  for (const { details, id } of await proposals.clone()) {
    const known: ProposalDetails = JSON.parse(details)
    const { email, facts } = known
    const erased = JSON.stringify({ ...known, ...(email && { email: null }), facts: null })
    if (email || facts) await proposals.clone().where({ id }).update({ details: erased })
  }
}
