import type { Mail } from '#mails/mail'

/** Says where the notice is, and nothing of what it says: mail is read in places that are not safe. */
export const dangerNotice: Mail<Readonly<{ number: string; path: string }>> = {
  kind: 'danger_notice',
  need: 'needed',
  link: ({ path }) => path,
}
