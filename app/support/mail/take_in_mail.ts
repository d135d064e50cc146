import { takeMailReport } from '#core/notifications/mail/disable_mail'
import type { Ports } from '#core/ports'
import { readMailReport } from '#support/mail/read_mail_report'

/** Takes in a mail that came back; answers in one word what came of it. */
export async function takeInMail(ports: Ports, source: string) {
  const report = await readMailReport(source)
  if (!report) return 'not_a_report'
  const taken = await takeMailReport(ports, report)
  return taken.ok ? taken.value.reason : taken.refusal
}
