import type { Mail } from '#mails/mail'

/** Says where the notice is, and nothing of what it says: mail is read in places that are not safe. */
export const dangerNotice: Mail<Readonly<{ number: string; path: string }>> = {
  kind: 'danger_notice',
  topic: 'danger',
  need: 'needed',
  link: ({ path }) => path,
  letter: ({ number }, { text }) => ({
    subject: text('mails.danger_notice_subject', { number }),
    body: [text('mails.danger_notice_text', { number })],
    button: text('mails.danger_notice_button'),
    footer: text('mails.danger_notice_footer'),
  }),
}
