import { defineMail } from '#mails/mail'

/** Tells a member why they are banned, and how to object. */
export default defineMail({
  kind: 'banned',
  need: 'needed',
  async facts({ breach }) {
    return { breach }
  },
  link: () => '/pages/ban',
})
