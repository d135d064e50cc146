import { normaliseEmail } from '#core/accounts/email/email'
import { countCharacters } from '#core/text'
import { ok, refuse } from '#core/result'

const shortest = 2
const longest = 30
/** What a database column holds; only piled-up emoji come near it. */
const longestInCodePoints = 120

/**
 * Reads a profile name, trimmed and with single spaces, for everyone to see (section 5).
 * Refuses 'name_too_short' with `min`, 'name_is_email', 'name_starts_with_at',
 * 'name_is_unreadable' (control, invisible or piled-up signs), 'name_has_contact' (an e-mail
 * address or phone number in it) and 'name_too_long' with `max`, in characters.
 */
export function checkName(written: string, email: string) {
  const name = written
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
  if (countCharacters(name) < shortest) return refuse('name_too_short', { min: shortest })
  if (normaliseEmail(name) === normaliseEmail(email)) return refuse('name_is_email')
  if (asSeen(name).startsWith('@')) return refuse('name_starts_with_at')
  if (isUnreadable(name)) return refuse('name_is_unreadable')
  if (hasContact(asSeen(name))) return refuse('name_has_contact')
  return isTooLong(name) ? refuse('name_too_long', { max: longest }) : ok(name)
}

/** Full-width and other look-alike signs count as the plain ones. */
function asSeen(name: string) {
  return name.normalize('NFKC')
}

/** Emoji may hold joiners that are invisible elsewhere, so they are left out first. */
function isUnreadable(name: string) {
  const words = name.replace(/\p{RGI_Emoji}/gv, '')
  const hidden = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u
  return hidden.test(words) || /\p{M}{4}/u.test(words)
}

function hasContact(name: string) {
  const digitsTogether = name.replace(/[\s()+./-]/g, '')
  return /\S@\S+\.\S/.test(name) || /\p{Nd}{7}/u.test(digitsTogether)
}

function isTooLong(name: string) {
  return countCharacters(name) > longest || [...name].length > longestInCodePoints
}
