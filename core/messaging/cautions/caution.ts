import { containsIban } from '#core/messaging/cautions/iban_in_text'

/** What a reader is warned of: somebody asks for money, or wants to be written to elsewhere. */
export type Caution = 'money' | 'contact'

/** Only so early in a conversation: who has talked for longer knows each other better than a rule. */
const firstMessages = 20

/** UTF-16 units that are looked at: who asks for money does so soon. */
const longestLook = 2000

type Said = Readonly<{ body: string; sequence: number | null }>

/**
 * Whether a reader is warned at what a partner wrote (decisions, Honesty; issue of care): bank
 * numbers, payment links, vouchers and coins are 'money'; addresses, phone numbers and other
 * messengers are 'contact'. Null for anything else, and after the first 20 messages. Nothing is
 * blocked: the reader decides.
 */
export function cautionAt({ body, sequence }: Said): Caution | null {
  if (sequence === null || sequence > firstMessages) return null
  const text = plain(body)
  if (asksForMoney(text)) return 'money'
  return leadsElsewhere(text) ? 'contact' : null
}

/** Look-alike signs count as the plain ones, and what takes no ink does not hide a word. */
function plain(body: string) {
  return body
    .slice(0, longestLook)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
}

function asksForMoney(text: string) {
  return containsIban(text) || paymentLinks.test(text) || coins.test(text) || asksForTransfer(text)
}

const paymentLinks =
  /\b(?:paypal\.me|paypal\.com|tikkie\.me|betaalverzoek\.\w|bunq\.me|revolut\.me|wise\.com\/pay|buy\.stripe\.com|cash\.app|venmo\.com|pay\.google\.com|bizum|blik\.\w|ko-?fi\.com|patreon\.com|onlyfans\.com)/

/** Addresses of wallets; their letters and digits make no words. */
const coins = /\b(?:bc1[a-z\d]{25,60}|0x[a-f\d]{40}|t[a-z\d]{33}|[13][a-km-z\d]{26,34})\b/

const means =
  /(?<!\p{L})(?:western ?union|money ?gram|gift ?cards?|cadeaukaart\p{L}*|geschenkkarte\p{L}*|gutschein(?:karte|code)\p{L}*|tarjetas? (?:de )?regalo|cartes? cadeaux?|cart[ae] regalo|kart\p{L}* podarunkow\p{L}*|paysafecard|steam ?(?:card|karte|kaart)\p{L}*|bitcoins?|usdt|ethereum|crypto ?wallet)(?!\p{L})/u

/** Stems of sending, buying, paying and needing, in the seven languages. */
const asking =
  /(?<!\p{L})(?:(?:send|buy|need|transfer|pay|wire|lend|stuur|koop|nodig|maak|betaal|leen|besoin)(?!\p{L})|schick|kauf|brauch|überweis|zahl|env[ií]|compra|necesit|transf[ie]|paga|ach[eè]t|envo|vir|manda|invia|servon|bisogno|wyśl|kup|potrzeb|przel|zapłać)/u

/** A means of payment alone may be small talk; with a wish beside it somebody wants to have it. */
function asksForTransfer(text: string) {
  return means.test(text) && asking.test(text)
}

function leadsElsewhere(text: string) {
  return address.test(text) || web.test(text) || messengers.test(text) || hasPhone(text)
}

/** Also with the signs written out, as who knows that they are looked for does. */
const address =
  /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\bat\b(?=\s?(?:gmail|hotmail|outlook|yahoo|icloud|proton)))\s?[\p{L}\d-]+\s?(?:\.|\(dot\)|\[dot\]|\bdot\b|\bpunt\b|\bpunkt\b|\bpunto\b|\bpoint\b|\bkropka\b)\s?\p{L}{2,}/u

const web =
  /(?:https?:\/\/|\bwww\.)\S+|\b[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|me|io|app|link|site|online|xyz|ru|nl|be|de|fr|es|it|pl|eu|uk)\/\S/u

const messengers =
  /\b(?:whats ?app|wapp|telegram|snapchat|signal app|viber|wechat|kik|skype|discord|google (?:chat|hangouts)|instagram|insta|messenger|zangi)(?!\p{L})|(?:^|\s)(?:t\.me|wa\.me)\/|(?:^|\s)@[a-z\d_.]{4,}/u

/** Nine digits and more, together but for what stands between the groups of a number. */
function hasPhone(text: string) {
  const candidates = text.match(/\+?\d[\d\s()./-]{7,}\d/g) ?? []
  return candidates.some(isPhone)
}

function isPhone(candidate: string) {
  const digits = candidate.replace(/\D/g, '')
  const international = /^(?:\+|00)/.test(candidate)
  const isNumber = digits.length >= 9 && digits.length <= 15
  return isNumber && (international || digits.startsWith('0') || isTogether(candidate))
}

/** A run of digits; dates have other signs between few digits, and round numbers end in zeros. */
function isTogether(candidate: string) {
  const isDate = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(candidate)
  const isRound = candidate.endsWith('000')
  return !isDate && !isRound && /\d{3}[\s./-]?\d{3}[\s./-]?\d{3,4}/.test(candidate)
}
