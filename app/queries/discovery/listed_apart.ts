import db from '@adonisjs/lucid/services/db'

type Table = 'past_activity' | 'profile_interests' | 'self_descriptions'

/**
 * The columns of a list that repeats profiles, as a search reads them. Whether visitors see a member
 * is looked up, as hardly any search of theirs reads such a list; and whether other sites do, which is
 * asked of members of these alone.
 */
export function columnsOf(table: Table) {
  return db.raw(`${table}.*, ${table}.profile_id as id,
    (select own.open_to_visitors from profiles as own where own.id = ${table}.profile_id)
      as open_to_visitors,
    (select own.own_site_only from profiles as own where own.id = ${table}.profile_id)
      as own_site_only`)
}
