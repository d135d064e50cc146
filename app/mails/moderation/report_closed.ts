import { defineMail } from '#mails/mail'
import Report from '#models/report'

/** Tells whoever made a report that it was looked at; what was done to whom stays with us. */
export default defineMail({
  kind: 'report_closed',
  need: 'account',
  async facts({ reportId }) {
    const report = await Report.find(reportId)
    if (!report) return null
    return { acted: report.decision !== 'no_violation', reportedAt: report.reportedAt }
  },
  link: () => '/pages/ban',
  words: ({ reportedAt }, say) => ({ date: say.day(reportedAt) }),
})
