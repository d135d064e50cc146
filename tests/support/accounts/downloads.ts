import { buffer } from 'node:stream/consumers'
import { prepareDownload } from '#core/accounts/data/prepare_download'
import { requestDownload } from '#core/accounts/data/request_download'
import OutboxMessage from '#models/outbox_message'
import Token from '#models/token'
import { personalFiles } from '#queries/accounts/personal_files'
import type { Person } from '#tests/support/people/people'
import { unzip } from '#tests/support/accounts/unzip'
import { workMails } from '#tests/support/mail/mail_jobs'
import { sitePorts } from '#tests/support/site/ports'

/** Prepares the newest requested download, as the job does; answers the mail and its link. */
export async function makeDownload() {
  const { id } = await Token.query().where('purpose', 'data').orderBy('id', 'desc').firstOrFail()
  const ports = await sitePorts()
  const gather = (userId: string) => personalFiles(ports, userId)
  await prepareDownload(ports, { tokenId: id, gather })
  await workMails('data_ready')
  const mail = await OutboxMessage.query().orderBy('id', 'desc').firstOrFail()
  const [link = ''] = /\/profile\/data\/\S+/.exec(mail.text) ?? []
  return { id, mail, link }
}

/** The files of a member's download, by name. */
export async function downloadedFiles({ user }: Person) {
  const ports = await sitePorts()
  await requestDownload(ports, { userId: user.id })
  const { id } = await makeDownload()
  return unzip(await buffer((await ports.archives.read(id))!))
}

/** The rows of one table in a download. */
export function rowsIn(files: Record<string, Buffer>, table: string) {
  const rows: Record<string, unknown>[] = JSON.parse(files[`${table}.json`].toString())
  return rows
}
