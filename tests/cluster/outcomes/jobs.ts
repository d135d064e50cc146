import { waitUntil } from '#tests/browser/story/wait_until'
import type { Cluster } from '#tests/cluster/cluster'
import type { Crowd } from '#tests/cluster/members/crowd'

/** What is wrong with the jobs: all that are due are done, and each purchase has brought one receipt. */
export async function brokenJobs({ office, sql }: Cluster, { purchases }: Crowd) {
  await waitUntil(async () => {
    const [{ left }] = await sql(
      `select count(*) as left from queue_jobs where status = 'active' or (status = 'pending' and data like '%send_mail%')`
    )
    return Number(left) === 0
  }, 'all jobs are done')
  const broken: string[] = []
  for (const { paymentId } of purchases) {
    const [order] = await sql(`select id from orders where provider_payment_id = '${paymentId}'`)
    const receipts = office.accepted.filter(({ source }) => source.includes(String(order.id)))
    if (receipts.length !== 1) broken.push(`${receipts.length} receipts of one purchase`)
  }
  return broken
}
