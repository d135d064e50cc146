import type { MailKind } from '#core/repositories/mail_request'
import type { FakePorts } from '#tests/fakes/fake_ports'

/** The jobs that ask for mails of these kinds. */
export function askedMails(
  { repositories }: Pick<FakePorts, 'repositories'>,
  ...kinds: readonly MailKind[]
) {
  return repositories.jobs.added.filter(
    (job) => job.name === 'send_mail' && kinds.includes(job.kind)
  )
}
