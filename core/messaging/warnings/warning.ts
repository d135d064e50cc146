import { containsIban } from '#core/messaging/warnings/iban_in_text'
import { plainText } from '#core/messaging/warnings/plain_text'
import { withoutHelpLines } from '#core/messaging/warnings/help_line'

/** What a reader is warned of: a request for money, or to get in touch elsewhere. */
export const messageWarnings = ['money', 'contact'] as const
export type MessageWarning = (typeof messageWarnings)[number]

/**
 * Messages at the beginning of a conversation, which alone are checked: later the members know each other better
 * than a rule does.
 */
const checkedMessages = 20

type CheckedMessage = Readonly<{ body: string; sequence: number | null }>

/**
 * The warning to show with a partner's message: 'money' for IBANs, payment links, vouchers and wallet
 * addresses; 'contact' for e-mail and web addresses, phone numbers and other messengers. Null for
 * anything else, and after the first 20 messages. Nothing is blocked: the reader decides.
 * Rule: docs/product/messaging.md, Warnings.
 */
export function warningFor({ body, sequence }: CheckedMessage): MessageWarning | null {
  if (sequence === null || sequence > checkedMessages) return null
  const text = plainText(body)
  if (isAboutMoney(text)) return 'money'
  return leadsElsewhere(withoutHelpLines(text)) ? 'contact' : null
}

/** Whether a message asks for money, wherever it stands in its conversation. */
export function asksForMoney(body: string) {
  return isAboutMoney(plainText(body))
}

function isAboutMoney(text: string) {
  return (
    containsIban(text) || paymentLinks.test(text) || wallets.test(text) || asksForTransfer(text)
  )
}

const paymentLinks =
  /\b(?:paypal\.me|paypal\.com|tikkie\.me|betaalverzoek\.\w|bunq\.me|revolut\.me|wise\.com\/pay|buy\.stripe\.com|cash\.app|venmo\.com|pay\.google\.com|bizum|blik\.\w|ko-?fi\.com|patreon\.com|onlyfans\.com)/

/** Wallet addresses of Bitcoin, Ethereum and Tron. */
const wallets = /\b(?:bc1[a-z\d]{25,60}|0x[a-f\d]{40}|t[a-z\d]{33}|[13][a-km-z\d]{26,34})\b/

const paymentMeans =
  /(?<!\p{L})(?:western ?union|money ?gram|gift ?cards?|cadeaukaart\p{L}*|geschenkkarte\p{L}*|gutschein(?:karte|code)\p{L}*|tarjetas? (?:de )?regalo|cartes? cadeaux?|cart[ae] regalo|kart\p{L}* podarunkow\p{L}*|paysafecard|steam ?(?:card|karte|kaart)\p{L}*|bitcoins?|usdt|ethereum|crypto ?wallet)(?!\p{L})/u

/** Stems of sending, buying, paying and needing, in the seven languages. */
const asking =
  /(?<!\p{L})(?:(?:send|buy|need|transfer|pay|wire|lend|stuur|koop|nodig|maak|betaal|leen|besoin)(?!\p{L})|schick|kauf|brauch|überweis|zahl|env[ií]|compra|necesit|transf[ie]|paga|ach[eè]t|envo|vir|manda|invia|servon|bisogno|wyśl|kup|potrzeb|przel|zapłać)/u

/** A means of payment alone may be small talk; next to a word of asking it is a request. */
function asksForTransfer(text: string) {
  return paymentMeans.test(text) && asking.test(text)
}

function leadsElsewhere(text: string) {
  return address.test(text) || web.test(text) || messengers.test(text) || hasPhone(text)
}

/** An email address, also with @ and dot written out to evade filters. */
const address =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\bat\b(?=\s?(?:gmail|hotmail|outlook|yahoo|icloud|proton)))\s?[\p{L}\d-]+\s?(?:\.|\(dot\)|\[dot\]|\bdot\b|\bpunt\b|\bpunkt\b|\bpunto\b|\bpoint\b|\bkropka\b)\s?\p{L}{2,}/u

const web =
  /(?:https?:\/\/|\bwww\.)\S+|\b[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|me|io|app|link|site|online|xyz|ru|nl|be|de|fr|es|it|pl|eu|uk)\/\S/u

const messengers =
  /\b(?:whats ?app|wapp|telegram|snapchat|signal app|viber|wechat|kik|skype|discord|google (?:chat|hangouts)|instagram|insta|messenger|zangi)(?!\p{L})|(?:^|\s)(?:t\.me|wa\.me)\/|(?:^|\s)@[a-z\d_.]{4,}/u

/** At least nine digits, with at most the separators of a phone number between them. */
function hasPhone(text: string) {
  const candidates = text.match(/\+?\d[\d\s()./-]{7,}\d/g) ?? []
  return candidates.some(isPhone)
}

function isPhone(candidate: string) {
  const digits = candidate.replace(/\D/g, '')
  const international = /^(?:\+|00)/.test(candidate)
  const isNumber = digits.length >= 9 && digits.length <= 15
  return isNumber && (international || digits.startsWith('0') || looksLikeNumber(candidate))
}

/** A run of digits that is neither a date nor a round amount. */
function looksLikeNumber(candidate: string) {
  const isDate = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(candidate)
  const isRound = candidate.endsWith('000')
  return !isDate && !isRound && /\d{3}[\s./-]?\d{3}[\s./-]?\d{3,4}/.test(candidate)
}
