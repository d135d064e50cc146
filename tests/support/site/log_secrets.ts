import { sessionCookie } from '#config/session_cookies'
import { isIban } from '#core/iban'
import { demoPassword } from '#database/demo/password'

const patterns: Readonly<Record<string, RegExp>> = {
  'an e-mail address': /[\w.+-]+(?:@|%40)[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/i,
  'a password': new RegExp(demoPassword),
  'the password of a server': /\/\/[^\s/:@]*:[^\s/@]+@/,
  'the token of a link': /[?&](?:token|signature)=(?!\[)/,
  // Tokens of mailed links, of 256 random bits.
  'a token': /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43,}(?![\w-])/,
  'the cookie of a session': new RegExp(
    `${sessionCookie.replace('.', '\\.')}=|\\b[se](?::|%3A)eyJ`
  ),
  'a message': /\b(?:Message|Before) [\da-f]{8}-[\da-f]{4}-/,
}

const ibans = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}\b/g
const cards = /(?<!\d)[3-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}(?!\d)/g

/** Their digits may be those of a card, by chance. */
const ids = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g

/** What a line of a log tells that none may, such as 'a password'; null for a discreet one. */
export function secretIn(line: string) {
  for (const [what, pattern] of Object.entries(patterns)) if (pattern.test(line)) return what
  if (valuesOf(line, ibans).some(isIban)) return 'an IBAN'
  if (valuesOf(line.replaceAll(ids, 'id'), cards).some(isCard)) return 'a card'
  return null
}

function valuesOf(line: string, pattern: RegExp) {
  return [...line.matchAll(pattern)].map(([value]) => value.replaceAll(/[ -]/g, ''))
}

/** Whether the check digit is right: other long numbers are none by chance, nine times of ten. */
function isCard(number: string) {
  const digits = Array.from(number, Number).toReversed()
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
