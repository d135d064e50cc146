import { toldCorrection } from '#core/admin/members/member_correction'
import { defineMail } from '#mails/mail'
import MemberCorrection from '#models/member_correction'
import User from '#models/user'

/** Tells a member what an admin put right in their account, why, and how to object. */
export default defineMail({
  kind: 'account_corrected',
  topic: 'account',
  need: 'needed',
  async facts({ correctionId, userId }) {
    const correction = await MemberCorrection.find(correctionId)
    if (!correction) return null
    const { timeZone } = await User.findOrFail(userId)
    return { ...toldCorrection(correction, timeZone), facts: correction.facts }
  },
  link: () => '/decisions',
  letter: ({ facts, ...told }, { text }) => ({
    subject: text('mails.account_corrected_subject', told),
    body: [
      text('mails.account_corrected_text'),
      {
        facts: [
          [text('moderation.corrected_what'), text(`moderation.corrected_${told.what}`, told)],
          [text('moderation.statement_why'), facts],
        ],
      },
    ],
    button: text('mails.account_corrected_button'),
    notes: [text('mails.object')],
  }),
})
