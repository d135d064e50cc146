import { DateTime } from 'luxon'

/**
 * What members are asked to agree to: the terms; that the site uses whom they look for; that people
 * without an account see their profile; that they appear on the home page and in advertising; and that
 * caption and likes stand beside their photo there.
 */
export const consentKinds = ['terms', 'looking_for', 'visitors', 'advertising', 'captions'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** Consents that a member gives and takes back under Privacy; the terms have a page of their own. */
export const choiceKinds = ['looking_for', 'visitors', 'advertising', 'captions'] as const
export type ChoiceKind = (typeof choiceKinds)[number]

/** Pages that find members by whom one looks for, and ask for that consent where it was taken back. */
export const askingPages = ['/members', '/match-finder', '/swipe-game'] as const
export type AskingPage = (typeof askingPages)[number]

/** Where it was answered; `privacy`: under Privacy, or where a page asks again; `earlier`: before there was a log of consents. */
export const consentPlaces = ['sign_up', 'privacy', 'terms', 'earlier'] as const
export type ConsentPlace = (typeof consentPlaces)[number]

/** A line of the log of consents: it is added, and never changed. */
export type Consent = Readonly<{
  id: string
  userId: string
  kind: ConsentKind
  /** False: refused, or taken back. */
  given: boolean
  /** From when on the text holds that was answered. */
  version: DateTime
  place: ConsentPlace
  at: DateTime
}>

/** From when on the text of each question holds; whoever changes a text writes the day of the new one here. */
export const choiceVersions: Readonly<Record<ChoiceKind, DateTime>> = {
  looking_for: DateTime.utc(2026, 12, 1),
  visitors: DateTime.utc(2026, 12, 1),
  advertising: DateTime.utc(2026, 12, 1),
  captions: DateTime.utc(2026, 12, 1),
}

/** The newest of those texts: whoever has answered up to it has no open question. */
const { looking_for: first, ...others } = choiceVersions
export const newestChoiceVersion = DateTime.max(first, ...Object.values(others))

/** What every member is asked; the others are offers. */
const askedOfAll: readonly ChoiceKind[] = ['looking_for', 'visitors']

/** The last answer to each kind, whatever the order of the lines. */
export function latestConsents<Line extends Pick<Consent, 'id' | 'kind' | 'at'>>(
  log: readonly Line[]
): Readonly<Partial<Record<ConsentKind, Line>>> {
  const inOrder = log.toSorted((one, other) => +one.at - +other.at || (one.id < other.id ? -1 : 1))
  return Object.fromEntries(inOrder.map((line) => [line.kind, line]))
}

/**
 * The questions that a member is to be asked: those that everybody answers, until they have; and what
 * they agreed to, again when its text has changed. A no is not asked again.
 * Rule: docs/product/accounts.md, Consents.
 */
export function openQuestions(
  log: readonly Pick<Consent, 'id' | 'kind' | 'given' | 'version' | 'at'>[],
  versions = choiceVersions
): ChoiceKind[] {
  const latest = latestConsents(log)
  return choiceKinds.filter((kind) => {
    const last = latest[kind]
    return last ? last.given && last.version < versions[kind] : askedOfAll.includes(kind)
  })
}

/** Whether the log of a member is to be read for open questions; null: nothing was answered yet. */
export function mayHaveOpenQuestions(answeredUpTo: DateTime | null) {
  return answeredUpTo === null || answeredUpTo < newestChoiceVersion
}
