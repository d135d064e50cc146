import { read } from '#queries/read'

/** Whether another account of the company of a site waits for a second admin. */
export async function accountWaits(siteId: string) {
  const waiting = { right: 'change_account', subject_id: siteId, status: 'waiting' }
  return (await read('proposals').where(waiting).first()) !== null
}
