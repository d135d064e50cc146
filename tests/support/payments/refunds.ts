import type { ApiClient } from '@japa/api-client'
import PayOutRefundJob from '#jobs/pay_out_refund_job'
import Refund from '#models/refund'
import SandboxRefund from '#models/sandbox_refund'
import { open } from '#tests/support/http/open_page'
import type { Person } from '#tests/support/people/people'
import { runJob } from '#tests/support/queue/jobs'
import { sendForm } from '#tests/support/http/send_form'

/** Opens the page of a refund as a member. */
export async function openRefund(client: ApiClient, owner: Person) {
  const page = await open(client, '/transactions/refund', owner)
  page.assertStatus(200)
  return page.inertiaProps
}

/** Submits the form of that page, with changes if any. */
export async function askRefund(client: ApiClient, owner: Person, changes: object = {}) {
  const { requestId, shownTotal } = await openRefund(client, owner)
  const form = { request_id: requestId, shown_total: shownTotal, ...changes }
  return sendForm(client, owner, '/transactions/refund', form)
}

/** Runs the job that pays out a refund, for every refund. */
export async function payOutAll() {
  for (const { id } of await Refund.all()) await runJob(PayOutRefundJob, { refundId: id })
}

/** Sets the status that the provider reports for a refund. */
export async function providerSays(refund: Refund, status: SandboxRefund['status']) {
  const { id, amount, currency, createdAt } = refund
  const known = { paymentId: 'sbx_1', amount, currency, createdAt }
  await SandboxRefund.updateOrCreate({ id }, { ...known, status })
}
