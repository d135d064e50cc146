import type { Member } from '#tests/cluster/members/member'

/** Cents of the bundle of fifty credits, by card without costs, for a member who has bought nothing yet. */
export const price = 1999

/** What a buyer has paid, and how often the provider has told the site. */
export type Purchase = Readonly<{ userId: string; paymentId: string }>

/** Orders a bundle, pays it on the page of the sandbox, and comes back; answers the payment. */
export async function buyCredits(member: Member, bundle: string): Promise<Purchase> {
  const form = {
    package_id: bundle,
    method: 'creditcard',
    client_id: crypto.randomUUID(),
    shown_total: String(price),
    use_at_once: 'yes',
  }
  const ordered = await member.post('buy', '/orders', { form })
  const payPage = ordered.headers.get('location') ?? ''
  const [paymentId] = /sbx_[\da-f]{24}/.exec(payPage) ?? []
  if (!paymentId)
    throw new Error(`The order leads to ${payPage || ordered.status}, not to a payment`)
  const paid = await member.post('buy', `/sandbox/payments/${paymentId}`, {
    form: { status: 'paid', first: 'webhook', webhooks: '3' },
  })
  // The provider repeats what was not taken: the node it told may have died of it.
  await member.post('buy', '/webhooks/payments/sandbox', { form: { id: paymentId } })
  await member.ask('buy', paid.headers.get('location') ?? '', { headers: { Accept: 'text/html' } })
  return { userId: member.userId, paymentId }
}
