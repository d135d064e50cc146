import { hasAddress } from '#core/addresses_in_text'
import { isEmail, normaliseEmail } from '#core/email'
import { maxNameLength } from '#core/complaints/ticket'
import { lineOf, parseWords } from '#core/complaints/words'
import { areAccepted, refuseFields } from '#core/field_refusals'
import { ok, refuse } from '#core/result'

/** The longest place, or contract, that somebody names, in UTF-16 units. */
export const maxLineLength = 500

/** A notice of illegal content, as it was typed; empty texts for nothing. */
export type TypedNotice = Readonly<{
  /** The address of the page, or words that say where it is. */
  where: string
  words: string
  name: string
  email: string
  /** They believe that what they say is true and complete. */
  goodFaith: boolean
  /** It is about the sexual abuse of a child: nobody has to say who they are then. */
  childAbuse: boolean
}>

/**
 * Parses a notice of illegal content (article 16 of the Digital Services Act): where it is, why it is
 * illegal, who says so, in good faith. Refuses a form without them, by field.
 * Rule: docs/product/complaints.md, Notices of illegal content.
 */
export function parseNotice(typed: TypedNotice) {
  const isAnonymous = typed.childAbuse
  const fields = {
    where: parseLine(typed.where, 'where_missing'),
    words: parseWords(typed.words),
    name: isAnonymous && nameOf(typed.name) === null ? ok(null) : parseName(typed.name),
    email: isAnonymous && typed.email.trim() === '' ? ok(null) : parseEmail(typed.email),
    goodFaith: typed.goodFaith ? ok() : refuse('good_faith_missing'),
  }
  if (!areAccepted(fields)) return refuseFields(fields)
  const { email, name, where, words } = fields
  return ok({
    where: where.value,
    words: words.value,
    name: name.value,
    email: email.value,
    childAbuse: typed.childAbuse,
  })
}

/** Refuses 'name_missing', and 'address_in_line': it stands in mails. */
export function parseName(typed: string) {
  const name = nameOf(typed)
  return name === null ? refuse('name_missing') : withoutAddress(name)
}

/** Refuses 'address_in_line' for what mail programs turn into a link. */
export function withoutAddress(line: string) {
  return hasAddress(line) ? refuse('address_in_line') : ok(line)
}

/** Refuses 'email_invalid'. */
export function parseEmail(typed: string) {
  const email = normaliseEmail(typed)
  return isEmail(email) ? ok(email) : refuse('email_invalid')
}

/** One line of text; refused with a code of its own where there is none. */
export function parseLine<R extends string>(typed: string, missing: R) {
  const line = lineOf(typed, maxLineLength)
  return line === '' ? refuse(missing) : ok(line)
}

function nameOf(typed: string) {
  return lineOf(typed, maxNameLength) || null
}
