import { defineMail } from '#mails/mail'
import Report from '#models/report'

/** To the reporter: the report was dealt with. The decision is not disclosed. */
export default defineMail({
  kind: 'report_closed',
  topic: 'support',
  need: 'account',
  async facts({ reportId }) {
    const report = await Report.find(reportId)
    if (!report) return null
    return { acted: report.decision !== 'no_violation', reportedAt: report.reportedAt }
  },
  link: () => '/pages/ban',
  letter: ({ acted, reportedAt }, { day, text }) => ({
    subject: text('mails.report_closed_subject'),
    body: [
      text('mails.report_closed_text', { date: day(reportedAt) }),
      text(acted ? 'mails.report_closed_acted' : 'mails.report_closed_not_acted'),
    ],
    button: text('mails.house_rules_button'),
    notes: [text('mails.object')],
  }),
})
