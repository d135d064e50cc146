import db from '@adonisjs/lucid/services/db'
import type { MailKind, MailRequest } from '#core/repositories/mail_request'
import SendMailJob from '#jobs/send_mail_job'
import { waitingJobs, runJob } from '#tests/support/queue/jobs'

/** Sends one mail, as its job does. */
export function sendMail(request: MailRequest) {
  return runJob(SendMailJob, request)
}

/** The jobs that wait to send mails of these kinds. */
export async function waitingMails(...kinds: readonly MailKind[]) {
  const waiting = await waitingJobs<MailRequest>('send_mail')
  return waiting.filter(({ payload }) => kinds.includes(payload.kind))
}

/** Sends each mail of these kinds that waits, once, as a worker does. */
export async function workMails(...kinds: readonly MailKind[]) {
  for (const { id, payload } of await waitingMails(...kinds)) {
    await db.from('queue_jobs').where({ id }).delete()
    await sendMail(payload)
  }
}
