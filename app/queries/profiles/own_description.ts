import { DateTime } from 'luxon'
import type { SelfDescription } from '#core/profiles/self_description'
import { read } from '#queries/read'

type Row = Pick<SelfDescription, 'appearance' | 'race'> & { consentAt: number }

/** A member's self-description for the match finder, which only they see. */
export async function ownDescription(profileId: string) {
  const row = await read<Row>('self_descriptions').where('profile_id', profileId).first()
  if (!row) return null
  const { appearance, race, consentAt } = row
  return { appearance, race, consentAt: DateTime.fromMillis(consentAt).toUTC().toISO()! }
}
