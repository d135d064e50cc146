import { randomUUID } from 'node:crypto'
import { demoPassword } from '#database/demo/password'
import type { CrashingSite } from '#tests/killed/crashing_site'
import { signIn } from '#tests/support/http/sign_in'

export type Buyer = Awaited<ReturnType<typeof newBuyer>>

/** The price of fifty credits, by card without costs. */
const price = 1999

/** A free member who pays in euros and has bought nothing yet, with their actions in the shop. */
export async function newBuyer(site: CrashingSite) {
  const [{ id: userId, email }] = await site.sql(
    `select id, email from users where status = 'active' and email is not null
     and country in ('NL', 'BE', 'DE', 'AT', 'FR', 'ES', 'IT', 'IE')
     and consent_version = (select max(consent_version) from users) and not paid_user
     and not exists (select 1 from orders where user_id = users.id) order by id limit 1`
  )
  const [bundle] = await site.sql(
    `select id from packages where amount = ${price} and currency = 'EUR'`
  )
  const headers = { ...(await signIn(site.url, String(email), demoPassword)), Accept: 'text/html' }
  const form = { package_id: String(bundle.id), method: 'creditcard', client_id: randomUUID() }
  const request = { request_id: randomUUID(), shown_total: String(price) }

  const post = (path: string, body: Record<string, string>) =>
    site.request(path, { method: 'POST', headers, body: new URLSearchParams(body) })
  const payment = async () => {
    const [row] = await site.sql(
      `select p.id, p.order_id from sandbox_payments p join orders o on cast(o.id as varchar(40)) = p.order_id
       where o.user_id = '${userId}'`
    )
    return row && { id: String(row.id), orderId: String(row.order_id) }
  }
  /** Changes the payment and sends its webhook three times. */
  const changePayment = async (status: string) => {
    const { id } = await payment()
    await site.sql(`update sandbox_payments set status = '${status}' where id = '${id}'`)
    for (let time = 0; time < 3; time++) await post('/webhooks/payments/sandbox', { id })
  }
  return {
    userId: String(userId),
    orders: () => post('/orders', { ...form, use_at_once: 'yes', shown_total: String(price) }),
    pays: () => changePayment('paid'),
    returns: async () => site.request(`/transactions/${(await payment()).orderId}`, { headers }),
    refunds: () => post('/transactions/refund', request),
    chargesBack: () => changePayment('charged_back'),
  }
}
