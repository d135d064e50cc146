import db from '@adonisjs/lucid/services/db'
import {
  drawnInterests,
  enoughShared,
  type DrawnInterest,
  type Sharing,
} from '#core/landers/chosen_interests'
import type { Country } from '#core/sites/countries'
import { keptFor } from '#queries/kept_for'
import { readReplica } from '#queries/replica/read_replica'
import { poolOfVisitor, withinPool } from '#queries/sites/pool'

const lifetime = 60_000
const counts = keptFor(lifetime, readCount)

type Where = Readonly<{ siteId: string; country: Country | null }>
type Asked = Where & Readonly<{ chosen: readonly DrawnInterest[] }>

/** How many real, active members there are, in a country or anywhere, and how many share enough. */
export const countSharing = counts.get

/** For tests. */
export const invalidateSharing = counts.forget

/** `interest_counts` has a row for each set of interests, whose bits are those of the list. */
async function readCount({ chosen, country, siteId }: Asked): Promise<Sharing> {
  const bits = chosen.reduce((sum, interest) => sum + 2 ** drawnInterests.indexOf(interest), 0)
  const sharers = db.raw(
    `sum(case when ${shares(chosen, bits)} then members else 0 end) as sharing`
  )
  const pool = await poolOfVisitor(siteId)
  const [{ members, sharing }] = await readReplica((read) => {
    const query = withinPool(read<Partial<Sharing>>('interest_counts'), pool, 'interest_counts')
      .sum('members as members')
      .select(sharers)
    return country === null ? query : query.where('country', country)
  })
  return { members: Number(members ?? 0), sharing: Number(sharing ?? 0) }
}

/** What is left of two bits once the lowest is taken away is not nothing. */
function shares(chosen: readonly DrawnInterest[], bits: number) {
  const shared = `(interests & ${bits})`
  return enoughShared(chosen) < 2 ? `${shared} <> 0` : `(${shared} & (${shared} - 1)) <> 0`
}
