import { defineMail } from '#mails/mail'
import Appeal from '#models/appeal'

/** Tells a member what came of their appeal, and why. */
export default defineMail({
  kind: 'appeal_decided',
  need: 'needed',
  async facts({ appealId }) {
    const appeal = await Appeal.find(appealId)
    if (!appeal?.decision) return null
    const { answer, decision, madeAt } = appeal
    return { answer: answer ?? '', granted: decision === 'granted', madeAt }
  },
  link: () => '/decisions',
  words: ({ madeAt }, say) => ({ date: say.day(madeAt) }),
})
