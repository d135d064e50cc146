import {
  choiceVersions,
  latestConsents,
  newestChoiceVersion,
  openQuestions,
  type ChoiceKind,
  type Consent,
  type ConsentPlace,
} from '#core/accounts/consents/consent'
import type { Uses } from '#core/ports'
import type { Profile } from '#core/profiles/profile'
import { ok } from '#core/result'

type Answer = Readonly<{ userId: string; kind: ChoiceKind; given: boolean; place: ConsentPlace }>

/**
 * Gives a consent or takes it back: a line of the log, and what follows of it on the profile. Without
 * the consent to use whom they look for nobody finds the member; without that to be seen by visitors,
 * advertising ends, and with advertising captions do. What another consent presupposes changes nothing
 * while that one is missing, nor does an answer that holds already. Rule: docs/product/accounts.md, Consents.
 */
export function answerConsent(
  { clock, ids, unitOfWork }: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { userId, kind, given, place }: Answer
) {
  return unitOfWork.run(async ({ consents, profiles, users }) => {
    await users.lock(userId)
    const profile = await profiles.first({ userId })
    if (!profile || (given && !isOffered(kind, profile))) return ok()
    const at = clock.now()
    const log: Consent[] = [...(await consents.where({ userId }))]
    const answers = [{ kind, given }, ...(given ? [] : endedBy(kind, profile))]
    for (const answer of answers.filter((one) => isNews(one, log))) {
      const version = choiceVersions[answer.kind]
      const line = { id: ids.next(), userId, ...answer, version, place, at }
      await consents.add(line)
      log.push(line)
    }
    await profiles.update(profile.id, effectOf(kind, given, profile))
    if (openQuestions(log).length === 0) {
      await users.update(userId, { consentsAnswered: newestChoiceVersion })
    }
    return ok()
  })
}

/** Whether what a consent presupposes is there. */
function isOffered(kind: ChoiceKind, { advertised, openToVisitors }: Profile) {
  if (kind === 'captions') return advertised
  return kind !== 'advertising' || openToVisitors
}

/** The consents that end with this one. */
function endedBy(kind: ChoiceKind, { advertised, captioned }: Profile) {
  const ended: { kind: ChoiceKind; given: false }[] = []
  if (kind === 'visitors' && advertised) ended.push({ kind: 'advertising', given: false })
  if (['visitors', 'advertising'].includes(kind) && captioned) {
    ended.push({ kind: 'captions', given: false })
  }
  return ended
}

function isNews({ kind, given }: Pick<Answer, 'kind' | 'given'>, log: readonly Consent[]) {
  const last = latestConsents(log)[kind]
  return last?.given !== given || last.version < choiceVersions[kind]
}

function effectOf(kind: ChoiceKind, given: boolean, profile: Profile): Partial<Profile> {
  switch (kind) {
    case 'looking_for':
      return { withdrawn: !given, invisible: profile.wishesInvisible || !given }
    case 'visitors':
      return given
        ? { openToVisitors: true }
        : { openToVisitors: false, advertised: false, captioned: false }
    case 'advertising':
      return given ? { advertised: true } : { advertised: false, captioned: false }
    case 'captions':
      return { captioned: given }
  }
}
