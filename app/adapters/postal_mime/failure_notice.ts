import type { Delivery } from '#core/notifications/mail/bounces/delivery'

type Mail = Readonly<{ from: string; returnPath: string; subject: string; text: string }>

/** Longer texts, lines and subjects only cost time. */
const maxLength = 6000
const maxSubjectLength = 1000
const longLines = /^(.{1000}).+$/gm

/** Senders of notices: the mail servers themselves. */
const servers =
  /mailer-?daemon|mdaemon|post_?master|mail ?delivery|delivery (sub)?system|(mail|system) administrator|^\s*$|^<>$/i
const subjects =
  /undeliver|deliver\w* (status|report|notification|fail\w*|error|problem|delayed)|(mail|delivery|message) (delivery )?(fail|error|system error|status)|failure notice|returned (mail|to sender)|returning message|could not be delivered|non remis|non distribu|unzustellbar|nicht zu(ge|zu)stell|niet bezorgd|onbestelbaar|no entregado|no se (puede|pudo) entregar|mancat\w+ (consegna|recapito)|non recapitabile|impossibile recapitare|niedostarcz|nie (dostarcz|(został|zostało|można|mogła)\w* dostarcz)|не доставлен/i
/** Notices of absence mention deliveries too. */
const absences =
  /^(re: ?)?(auto(matic|mated)?[ -]?(reply|response)|out of (the )?office|automatische antwort|abwesen|réponse automatique|absence|respuesta automática|fuera de (la )?oficina|risposta automatica|assente|automatyczna odpowiedź|nieobecn|automatisch antwoord|afwezig)/i
const failures =
  /\b[45]\d\d\b|\b[45]\.\d\.\d|deliver|fail|reject|error|unknown|refus|undeliverable|returned|rückgabe|zustell|bezorg|remis|entreg|consegn|recapit|dostarcz|достав|送信|配信|エラー/i
/** It says that the server has given up. */
const finals =
  /permanent|fail|undeliver|not (be )?deliver|could not|couldn.t|unable|wasn.t (able|found)|did not reach|giv(en|ing) up|notification: error|\b5\d\d\b|\b5\.\d\.\d|fehler bei|(nicht|konnte nicht)( \w+)? (zugestellt|zugestellt werden|gefunden)|unzustellbar|pas pu|échec de|non remis|no se (ha|pudo|puede)|non è stat|impossibile|nie (został|można|mogł|udało|powiod)|niet (worden )?(bezorgd|afgeleverd)|mislukt|onbestelbaar|не может быть|できません/i
const delays =
  /warning (message )?only|only a warning|\bdelay(ed)?\b|not yet been delivered|(will|still) be(ing)? retried|still trying|temporary problem delivering/i

/**
 * What a notice without fields for machines says, as old Exchange, Exim, qmail, Yahoo and many
 * gateways write it; null for any other mail, such as an absence note.
 */
export function deliveryIn({ from, returnPath, text, ...mail }: Mail): Delivery | null {
  const subject = mail.subject.slice(0, maxSubjectLength)
  const notice = noticeIn(text)
  const whole = `${subject} ${notice}`
  const byServer = servers.test(from) || subjects.test(subject)
  const isReturned = returnPath === '<>' && !absences.test(subject)
  if (!(byServer || isReturned) || !failures.test(whole)) return null
  const failed = finals.test(whole) ? 'failed' : ''
  const action = delays.test(`${subject} ${notice.slice(0, 500)}`) ? 'delayed' : failed
  return { action, status: '', diagnostic: '', notice: aboutFirstRecipient(notice) }
}

/** Where the copy of the returned mail begins: at a line that says so, or at its first header. */
const copies =
  /^[> ]*--.*\b(?:copy|original|unsent|returned|below this line|header)\b|^.*\b(?:message headers? follows?|original message follows|copy of (the|your) (original )?message|copy of the message header|original message headers)|^[> ]*(?:received|return-path|dkim-signature|x-received|arc-seal|message-id) ?:/im

/** The words of a mail server itself. */
export function noticeIn(text: string) {
  const plain = text
    .slice(0, 4 * maxLength)
    .replace(/\r\n/g, '\n')
    .replace(longLines, '$1')
  const copy = copies.exec(plain)
  return plain.slice(0, copy?.index || undefined).slice(0, maxLength)
}

/** Our mails have one recipient; others that a notice lists are where that address forwards to. */
function aboutFirstRecipient(notice: string) {
  const starts = [...notice.matchAll(/^[ \t>"<*]*([^\s@<>":*]+@[^\s@<>":]+)[">]*(?=[:\s]|$)/gm)]
  const next = starts.find(([, address]) => address !== starts[0][1])
  return next ? notice.slice(0, next.index) : notice
}
