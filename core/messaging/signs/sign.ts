import { belief } from '#core/messaging/signs/belief'
import { distress } from '#core/messaging/signs/distress'
import { plainText } from '#core/messaging/warnings/plain_text'

/** What an admin is warned of: a member who may be in distress, or may take the profile for a person. */
export const signKinds = ['distress', 'belief'] as const
export type SignKind = (typeof signKinds)[number]

/** A sign, with the words of the member that it was found by. */
export type Sign = Readonly<{ kind: SignKind; words: string }>

const patterns: Readonly<Record<SignKind, readonly RegExp[]>> = { distress, belief }

/**
 * The signs in messages of a member, distress first, each with its words once. Found by lists of words
 * in the seven languages, all of them at once, as people write in more than one. A sign is a hint to
 * look, never a finding. Rule: docs/product/back-office.md, Fictional inbox.
 */
export function signsIn(bodies: readonly string[]): Sign[] {
  const texts = bodies.map(plainWords)
  return signKinds.flatMap((kind) => {
    const found = texts.flatMap((text) => patterns[kind].flatMap((one) => wordsOf(text, one)))
    return [...new Set(found)].map((words) => ({ kind, words }))
  })
}

/** The words of a message as lists of words have them, with plain apostrophes. */
export function plainWords(body: string) {
  return plainText(body).replace(/[’‘`´]/g, "'")
}

/** The worst sign in these messages, distress before belief; null without any. */
export function worstSign(bodies: readonly string[]): SignKind | null {
  return signsIn(bodies)[0]?.kind ?? null
}

function wordsOf(text: string, pattern: RegExp) {
  const words = pattern.exec(text)?.[0].trim()
  return words ? [words] : []
}
