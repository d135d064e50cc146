import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { choiceVersions } from '#core/accounts/consents/consent'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { insertAll } from '#database/insert_all'

/**
 * Numbers of the members who agreed to an older version of the terms only: the last woman who seeks
 * women of each country and language. Signing in as one of them shows how the site asks again.
 */
export function agreedToOldTerms(cast: readonly Character[]): ReadonlySet<number> {
  const people = cast.filter(({ fictional, sexuality }) => !fictional && sexuality === 'lesbian')
  const last = new Map(people.map((one) => [`${one.country} ${one.language}`, one.number]))
  return new Set(last.values())
}

type Joined = Readonly<{ id: string; consent_version: number; consent_at: number }>

/** The log of what these people agreed to when they joined: all are to be seen by everybody. */
export async function insertConsents(
  client: TransactionClientContract,
  cast: readonly Character[],
  users: readonly Joined[]
) {
  const lines = users.flatMap((user, index) => {
    const { fictional, number } = cast[index]!
    return fictional ? [] : consentsOf(user, number)
  })
  await insertAll(client, 'consents', lines)
}

function consentsOf(user: Joined, number: number) {
  const versions = [
    ['terms', user.consent_version],
    ['looking_for', choiceVersions.looking_for.toMillis()],
    ['visitors', choiceVersions.visitors.toMillis()],
  ] as const
  return versions.map(([kind, version], index) => ({
    id: demoId('consent', number * versions.length + index),
    user_id: user.id,
    kind,
    given: true,
    version,
    place: 'sign_up',
    at: user.consent_at,
  }))
}
