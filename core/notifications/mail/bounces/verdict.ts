import type { Delivery } from '#core/notifications/mail/bounces/delivery'
import {
  addressUnverified,
  contentRefused,
  hostUnknown,
  mailboxClosed,
  mailboxFull,
  mailboxUnavailable,
  passingFailure,
  plainWords,
  recipientRestricts,
  recipientUnknown,
  senderRefused,
  stockPhrase,
} from '#core/notifications/mail/bounces/wording'

/**
 * What a failed delivery means: nobody has this address (`hard`), it could not be reached this time
 * (`soft`), or the sender or the mail was refused, which says nothing about the address (`sender`).
 */
export type Verdict = 'hard' | 'soft' | 'sender'

/** At which moment of the SMTP dialogue the mail was refused. */
type Stage = 'sender' | 'recipient' | 'content' | null

/** What one text says; null when it decides nothing. */
type Clue = Readonly<{ words: string; codes: readonly string[]; stage: Stage }>

/**
 * Judges a delivery by the whole of its report: the words of the refusing server first, then its
 * codes, then the notice around them, as servers often write a status that contradicts their words.
 * A temporary status is never hard, and neither is 5.0.0 alone. Null for what did not fail.
 * Rule: docs/product/notifications.md, Bounces.
 */
export function verdictOf(delivery: Delivery): Verdict | null {
  const action = delivery.action.toLowerCase()
  if (action !== 'failed' && action !== '') return null
  const verdict = judge(delivery)
  if (verdict !== 'hard') return verdict
  const mayBeFull = action === '' || mailboxFull(plainWords(delivery.notice))
  return mayBeFull ? 'soft' : 'hard'
}

function judge({ status, diagnostic, notice }: Delivery): Verdict {
  const inner = innermostAnswer(diagnostic)
  const words = plainWords(inner)
  const stage = stageOf(diagnostic) ?? stageOf(notice)
  const innerCodes = codesIn(inner)
  const answered = innerCodes.length > 0 ? innerCodes : codesIn(diagnostic)
  if (isTemporary(words, answered, status)) return temporary(words)
  const codes = [...answered, ...codesIn(status)]
  const told = { words: plainWords(notice), codes: codesIn(notice), stage }
  return (
    byWords({ words, codes, stage }) ??
    byCodes(codes) ??
    (isTemporary(told.words, told.codes) ? temporary(told.words) : byWords(told)) ??
    byCodes(told.codes) ??
    'soft'
  )
}

/** Some servers put the answer that they got behind a general one of their own. */
function innermostAnswer(diagnostic: string) {
  const [, quoted] =
    /-> ?(\d{3}[ -].*)$/s.exec(diagnostic) ?? /\d\.\d\.\d - .*?(\d{3}-'.*)'/s.exec(diagnostic) ?? []
  return quoted ?? diagnostic
}

/** Enhanced status codes; parts of IP addresses and version numbers are none. */
function codesIn(text: string) {
  return text.match(/(?<![\w.])[245]\.\d{1,3}\.\d{1,3}(?![\d.]|\w)/g) ?? []
}

function isTemporary(words: string, codes: readonly string[], status = '') {
  if (status.startsWith('4.')) return true
  if (codes.length > 0) return codes.every((code) => code.startsWith('4.'))
  return /^(smtp; ?)?4\d\d[ -]/.test(words)
}

function temporary(words: string): Verdict {
  return senderRefused(words) ? 'sender' : 'soft'
}

function byWords(clue: Clue): Verdict | null {
  const { words, stage } = clue
  if (words === '') return null
  if (recipientRestricts(words)) return 'soft'
  if (addressUnverified(words)) return 'hard'
  if (stage === 'sender' || senderRefused(words)) return 'sender'
  if (mailboxFull(words) || mailboxClosed(words) || passingFailure(words)) return 'soft'
  if (mailboxUnavailable(words)) return isOfTheMailbox(clue) ? 'hard' : 'soft'
  if (recipientUnknown(words)) return isOfTheAddress(clue) ? 'hard' : 'soft'
  if (hostUnknown(words)) return 'hard'
  return contentRefused(words) ? 'sender' : null
}

/** A bare 550 before the mail was sent, as RFC 5321 has it for a mailbox that is not found. */
function isOfTheMailbox({ codes, stage, words }: Clue) {
  if (stage === 'recipient' || codes.some((code) => code.startsWith('5.1.'))) return true
  return (
    stage === null && /\b550[ -]/.test(words) && codes.every((code) => /^5\.[05]\.0$/.test(code))
  )
}

/**
 * Some filters say "user unknown" of what they refuse: without naming the user, after the mail was
 * transferred, or with a code about the mailbox or the system.
 */
function isOfTheAddress({ words, codes, stage }: Clue) {
  const stock = stockPhrase(words)
  if (stock && /^(smtp; ?)?\d{3} ?: ?\w/.test(words)) return false
  if (codes.some((code) => code.startsWith('5.1.'))) return true
  if (codes.some((code) => code.startsWith('5.7.'))) return stock && stage === 'recipient'
  return !(stock && (stage === 'content' || codes.some((code) => /^5\.(2\.0|3\.\d+)$/.test(code))))
}

function byCodes(codes: readonly string[]): Verdict | null {
  const telling = codes.find((code) => !/^5\.[05]\.0$/.test(code))
  if (!telling) return null
  if (/^5\.(7\.\d+|6\.\d+|1\.[789])$/.test(telling)) return 'sender'
  return /^5\.(1\.([0-6]|10)|4\.4)$/.test(telling) ? 'hard' : 'soft'
}

const stages: readonly (readonly [Exclude<Stage, null>, RegExp])[] = [
  [
    'content',
    /in (reply|response) to (end of )?data\b|after end of data|after i sent the message|smtp command data|>>> data <<< (?!503)|for (text|data) command|final data|\(state 1[78]\)/,
  ],
  [
    'sender',
    /in (reply|response) to (mail from|ehlo|helo)\b|after (mail from|initial connection|ehlo|helo|connect)|>>> (mail from|ehlo|helo)\S*( \S+)? <<< |\[mail_from\]|sender was rejected|greeting failed|did not like our (mail from|ehlo|helo)|for (mail from|ehlo|helo) command/,
  ],
  [
    'recipient',
    /(in (reply|response) to|after|for) rcpt( to)?\b|(>>>|-->|sent:) rcpt to\S* (<<<|<--)?|\[rcpt_to\]|does not like recipient|did not like our rcpt to|\(state 1[34]\)/,
  ],
]

function stageOf(text: string): Stage {
  const line = text.toLowerCase().replace(/-{3,}/g, ' ').replace(/\s+/g, ' ')
  return stages.find(([, pattern]) => pattern.test(line))?.[0] ?? null
}
