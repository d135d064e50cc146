import type { Delivery } from '#core/notifications/mail/bounces/delivery'

type Mail = Readonly<{ from: string; returnPath: string; subject: string; text: string }>

/** Longer texts and lines only cost time. */
const maxLength = 6000
const longLines = /^(.{1000}).+$/gm

/** Who writes notices: the mail servers themselves. */
const servers =
  /mailer-?daemon|post_?master|mail ?delivery|delivery (sub)?system|(mail|system) administrator|^\s*$|^<>$/i
const subjects =
  /undeliver|deliver\w* (status|report|notification|fail\w*|error|problem|delayed)|(mail|delivery|message) (delivery )?(fail|error|system error)|failure notice|returned (mail|to sender)|returning message|non remis|unzustellbar|niet bezorgd|no entregado|mancat\w+ (consegna|recapito)|nie (został|zostało|można)\w* dostarcz|не доставлен/i
const failures =
  /\b[45]\d\d\b|\b[45]\.\d\.\d|deliver|fail|reject|error|unknown|refus|undeliverable|returned|rückgabe|zustell|bezorg|remis|entreg|consegn|dostarcz|достав|送信|配信|エラー/i
/** It says that the server has given up. */
const finals =
  /permanent|fail|undeliver|not (be )?deliver|could not|couldn.t|unable|wasn.t able|did not reach|giv(en|ing) up|notification: error|\b5\d\d\b|\b5\.\d\.\d|nicht zugestellt|pas pu|no se (ha|pudo)|non è stato|nie (został|można)|niet (worden )?(bezorgd|afgeleverd)|не может быть|できません/i
const delays =
  /warning (message )?only|only a warning|\bdelay(ed)?\b|not yet been delivered|(will|still) be(ing)? retried|still trying|temporary problem delivering/i

/**
 * What a notice without fields for machines says, as old Exchange, Exim, qmail, Yahoo and many
 * gateways write it; null for any other mail, such as an absence note.
 */
export function deliveryIn({ from, returnPath, subject, text }: Mail): Delivery | null {
  const notice = noticeIn(text)
  const byServer = servers.test(from) || returnPath === '<>' || subjects.test(subject)
  if (!byServer || !failures.test(`${subject} ${notice}`)) return null
  const whole = `${subject} ${notice}`
  const failed = finals.test(whole) ? 'failed' : ''
  const action = delays.test(`${subject} ${notice.slice(0, 500)}`) ? 'delayed' : failed
  return { action, status: '', diagnostic: '', notice: aboutFirstRecipient(notice) }
}

/** Where the copy of the returned mail begins: at a line that says so, or at its first header. */
const copies =
  /^[> ]*(-{2,}.*\b(copy|original|unsent|returned|below this line|header)\b.*|.*\b(message headers? follows?|original message follows|copy of (the|your) (original )?message|copy of the message header|original message headers).*|(received|return-path|dkim-signature|x-received|arc-seal|message-id) ?:.*)$/im

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
  const starts = [...notice.matchAll(/^[\s>"<*]*([^\s@<>":]+@[^\s@<>":]+)[">]*(?=[:\s]|$)/gm)]
  const next = starts.find(([, address]) => address !== starts[0][1])
  return next ? notice.slice(0, next.index) : notice
}
