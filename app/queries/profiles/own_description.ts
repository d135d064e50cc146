import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { SelfDescription } from '#core/profiles/self_description'

type Row = Pick<SelfDescription, 'appearance' | 'race'> & { consent_at: number | string }

/** What a member says of themselves for the match finder; for their own page only. */
export async function ownDescription(profileId: string) {
  const row: Row | null = await db.from('self_descriptions').where('profile_id', profileId).first()
  if (!row) return null
  const { appearance, race, consent_at: consentAt } = row
  return { appearance, race, consentAt: DateTime.fromMillis(Number(consentAt)).toUTC().toISO()! }
}
