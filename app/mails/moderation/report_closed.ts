import { defineMail } from '#mails/mail'
import Report from '#models/report'

/** To the reporter: the report was dealt with. The decision is not disclosed. */
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
