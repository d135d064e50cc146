import type { Topic } from '#mails/mail'
import type { WrittenMail } from '#mails/write_mail'

/** Topics of mails with a link that their reader waits for, and would not find. */
const keptTopics: readonly Topic[] = ['access']

/** A mail whose subject and first line say that something is there, and not what or from whom. */
export function neutral(topic: Topic, mail: WrittenMail): WrittenMail {
  if (keptTopics.includes(topic)) return mail
  const subject = mail.text('mails.neutral_subject')
  return { ...mail, subject, preview: subject }
}
