import type { DateTime } from 'luxon'
import { digestsKeptUntil } from '#core/accounts/leaving/unused_account'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import type { User } from '#core/users/user'

/** The address of a banned account that is erased, as a digest under the secret key. */
export type BannedAddress = Readonly<{ digest: string; keptUntil: DateTime }>

type Secrets = Uses<'secrets'>

function digestOf({ secrets }: Secrets, email: string) {
  return secrets.sign(`banned ${email}`)
}

/**
 * Keeps what recognises the member of a banned account when it is erased, until two years after the last
 * ban: a digest of the address, and the hashes of the photos. Nothing for other accounts, and later. Runs in
 * the unit of work that erases it, before that.
 * Rule: docs/product/privacy.md, Banned accounts.
 */
export async function keepBannedDigests(
  { bannedAddresses, measures, photoHashes, photos }: Repositories,
  ports: Secrets & Uses<'clock'>,
  { email, id: userId, status }: User,
  profileId: string | null
) {
  if (status !== 'banned') return
  const keptUntil = digestsKeptUntil(await measures.where({ userId, kind: 'ban' }))
  if (!keptUntil || keptUntil <= ports.clock.now()) return
  if (email) await bannedAddresses.put({ digest: digestOf(ports, email), keptUntil })
  if (!profileId) return
  for (const { id } of await photos.where({ profileId })) {
    if (await photoHashes.find(id)) await photoHashes.update(id, { bannedUntil: keptUntil })
  }
}

/** Whether an address is that of a banned account that was erased, and is still kept as a digest. */
export async function isBannedAddress(
  { bannedAddresses }: Pick<Repositories, 'bannedAddresses'>,
  ports: Secrets & Uses<'clock'>,
  email: string
) {
  const known = await bannedAddresses.find(digestOf(ports, email))
  return known !== null && known.keptUntil > ports.clock.now()
}
