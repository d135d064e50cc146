import { hasAddress } from '#core/addresses_in_text'
import { isEmail, normaliseEmail } from '#core/email'
import { soundsOfficial } from '#core/profiles/official_name'
import { isLongerThan } from '#core/text'
import { ok, refuse } from '#core/result'

const minLength = 2
const maxLength = 30
/** The width of the database column; only stacked emoji come near it. */
const maxCodePoints = 120

/**
 * Parses a profile name, trimmed and with single spaces. Rule: docs/product/profiles.md, Name.
 * Refuses as `checkAllowedName` does, and 'name_is_official' (see `soundsOfficial`).
 */
export function checkName(written: string, email: string, siteNames: readonly string[]) {
  const name = checkAllowedName(written, email)
  return name.ok && soundsOfficial(name.value, siteNames) ? refuse('name_is_official') : name
}

/**
 * A profile name that an admin allows, though it sounds like the site itself.
 * Refuses 'name_too_short' with `min`, 'name_is_email' (also for another's address, as the name is asked
 * for before one's own), 'name_starts_with_at',
 * 'name_is_unreadable' (control, invisible or stacked characters), 'name_has_contact' (an e-mail or
 * web address, a handle or a phone number in it) and 'name_too_long' with `max`, in characters.
 */
export function checkAllowedName(written: string, email: string) {
  const name = written
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
  if (!isLongerThan(name, minLength - 1)) return refuse('name_too_short', { min: minLength })
  const address = normaliseEmail(name)
  if (isEmail(address) || address === normaliseEmail(email)) return refuse('name_is_email')
  if (normalised(name).startsWith('@')) return refuse('name_starts_with_at')
  if (isUnreadable(name)) return refuse('name_is_unreadable')
  if (hasContact(name) || path.test(name)) return refuse('name_has_contact')
  return isTooLong(name) ? refuse('name_too_long', { max: maxLength }) : ok(name)
}

/** Full-width and other look-alike characters count as plain ones. */
function normalised(name: string) {
  return name.normalize('NFKC')
}

/** Emoji, and letters that join, may hold marks that are invisible elsewhere, so these are left out first. */
function isUnreadable(name: string) {
  const words = name.replace(/\p{RGI_Emoji}/gv, '').replace(joiner, '')
  const hidden = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u
  return hidden.test(words) || /\p{M}{4}/u.test(words)
}

/** A joiner in scripts such as Persian, Hindi and Sinhala, where it or its absence changes the letters beside it. */
const joiner =
  /(?<=[[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}]&&[\p{L}\p{M}]])[\u200c\u200d](?=[\p{L}])/gv

/**
 * Whether there is a way to reach somebody in a text: also as people write around such a rule, "vonk dot
 * com" or "insta: ada". "me @ home" is none.
 */
export function hasContact(text: string) {
  const name = normalised(text)
  const digitsTogether = name.replace(/[\s()+./-]/g, '')
  if (/\p{Nd}{7}/u.test(digitsTogether)) return true
  return hasAddress(name) || spacedAddress.test(name) || messenger.test(name)
}

/** "vonk . com", "vonk dot com", in the languages of the site. */
const spacedAddress =
  /[\p{L}\p{N}]\s*(?:\.|[([]\.[)\]]|(?<!\p{L})(?:dot|punt|punkt|point|punto|kropka))\s*(?:com|net|org)(?![\p{L}\p{N}])/iu

/** The path of an address, whatever ending its domain has. */
const path = /\p{L}\s?\/|\/\s?\p{L}/u

const messenger =
  /(?<!\p{L})(?:insta(?:gram)?|snap(?:chat)?|telegram|whats?app|tiktok|kik|discord|skype|wechat|facebook|onlyfans)\s?[:=_/-]\s?\S/iu

function isTooLong(name: string) {
  return isLongerThan(name, maxLength) || [...name].length > maxCodePoints
}
