import { defineMail } from '#mails/mail'
import Appeal from '#models/appeal'

/** Tells a member what came of their appeal, and why. */
export default defineMail({
  kind: 'appeal_decided',
  topic: 'decision',
  need: 'needed',
  async facts({ appealId }) {
    const appeal = await Appeal.find(appealId)
    if (!appeal?.decision) return null
    const { answer, decision, madeAt } = appeal
    return { answer: answer ?? '', granted: decision === 'granted', madeAt }
  },
  link: () => '/decisions',
  letter: ({ answer, granted, madeAt }, { day, text }) => ({
    subject: text('mails.appeal_decided_subject'),
    body: [
      text('mails.appeal_decided_text', { date: day(madeAt) }),
      text(granted ? 'mails.appeal_decided_granted' : 'mails.appeal_decided_rejected'),
      { facts: [[text('moderation.appeal_answer'), answer]] },
    ],
    button: text('mails.appeal_decided_button'),
  }),
})
