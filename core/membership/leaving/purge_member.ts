import { DateTime } from 'luxon'
import { isFinal } from '#core/membership/leaving/deletion'
import { noTracking } from '#core/accounts/tracking'
import type { User } from '#core/accounts/user'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { removeFiles } from '#core/profiles/photos/remove_files'
import type { Profile } from '#core/profiles/profile'
import { noTraits } from '#core/profiles/traits'

/**
 * Makes a deletion final once its days are over (decisions, Statuses): e-mail, password, name,
 * birth date, words and pictures are gone for good; orders and ledger stay, of nobody. Answers
 * whether it erased; an account that returned, or is not due yet, is left alone.
 */
export async function purgeMember(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId }: Readonly<{ userId: string }>
) {
  return unitOfWork.run(async (repositories) => {
    const user = await repositories.users.lock(userId)
    const deletion = await repositories.deletions.find(userId)
    if (user?.status !== 'deletion_pending' || !deletion) return false
    if (!isFinal(deletion, clock.now())) return false
    await erase(repositories, user)
    return true
  })
}

async function erase({ jobs, profiles, traces, users }: Repositories, { id, email }: User) {
  const profile = await profiles.findByUser(id)
  if (profile) {
    const files = await traces.erase({ userId: id, profileId: profile.id, email })
    const { pictures: storageKeys, downloads: tokenIds } = files
    await removeFiles({ jobs }, storageKeys)
    if (tokenIds.length > 0) await jobs.add({ name: 'remove_downloads', tokenIds })
    await profiles.update(profile.id, nobody)
  }
  await users.update(id, erasedUser)
}

const erasedUser: Partial<User> = {
  status: 'deleted',
  email: null,
  passwordHash: null,
  timeZone: 'UTC',
  notificationsDisabled: [],
  ...noTracking,
}

/** A birth date that is nobody's; the column must have one. */
const noBirthDate = DateTime.utc(1900, 1, 1)

const nobody: Partial<Profile> = {
  name: '',
  status: 'disabled',
  dateOfBirth: noBirthDate,
  birthDateChangedAt: null,
  about: null,
  mainPhotoId: null,
  ...noTraits,
}
