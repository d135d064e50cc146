import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { addUpVat } from '#queries/admin/money/add_up_vat'
import { addFrom, addRows, id, oneOf, random } from '#tests/bench/generated_rows'
import { crowdMoment, dayLong } from '#tests/bench/moments'
import { spread } from '#tests/bench/size/sizes'

const packageId = '01900000-0000-7000-3000-000000000001'

/** Two movements for each member: nine of ten are messages, the tenth is a purchase, with its documents. */
export async function addOrders(members: number) {
  const movements = 2 * members
  const orders = Math.ceil(movements / 10)
  await db
    .knexQuery()
    .insert({ id: packageId, tier: 'p0', currency: 'EUR', credits: 100, amount: 1000 })
    .into('packages')
    .onConflict(['tier', 'currency'])
    .ignore()
  await addRows('orders', orders, orderColumns(orders, members))
  await addDocuments()
  await addUpVat(DateTime.utc())
  await addRefunds()
  await addDisputes(orders)
  await addMovements(members, movements)
}

function orderColumns(orders: number, members: number) {
  const status = statusOf(orders)
  const paid = `${status} in ('completed', 'refunded', 'charged_back')`
  const method = methodOf()
  return {
    id: id('a000', 'n'),
    user_id: id('b700', `${random(122, members)} + 1`),
    site_id: '(select id from sites limit 1)',
    package_id: '(select id from packages limit 1)',
    client_id: `'order ' || n`,
    method,
    status,
    country: oneOf(['NL', 'NL', 'NL', 'BE', 'DE', 'FR', 'ES', 'IT', 'PL', 'AT', 'IE', 'PT'], 123),
    currency: `'EUR'`,
    credits: 100,
    package_amount: 1000,
    discount_amount: 0,
    costs_amount: 0,
    total_amount: 1000,
    provider: `case ${method} when 'sct' then 'bank' when 'sdd' then 'direct_debit'
      when 'creditcard' then 'stripe' else 'mollie' end`,
    provider_payment_id: `'pay ' || n`,
    created_at: spread(orders),
    completed_at: `case when ${paid} then ${spread(orders)} + 60000 end`,
  }
}

/** The status of an order: open ones are of the last days. */
function statusOf(orders: number) {
  const drawn = random(124, 1000)
  return `case when n > ${orders - Math.ceil(orders / 400)} and ${drawn} < 500 then 'pending'
    when ${drawn} < 800 then 'completed' when ${drawn} < 900 then 'failed'
    when ${drawn} < 975 then 'cancelled' when ${drawn} < 995 then 'refunded'
    else 'charged_back' end`
}

/** One order in five thousand is by BLIK. */
function methodOf() {
  const drawn = random(125, 100)
  return `case when n % 5000 = 1 then 'blik' when ${drawn} < 40 then 'ideal'
    when ${drawn} < 60 then 'creditcard' when ${drawn} < 72 then 'paypal'
    when ${drawn} < 82 then 'bancontact' when ${drawn} < 92 then 'sct'
    when ${drawn} < 97 then 'sdd' else 'eps' end`
}

const cameBack = `status in ('refunded', 'charged_back')`
const refundAfter = 10 * dayLong

async function addDocuments() {
  const document = {
    order_id: 'id',
    series: `'vonk'`,
    year: 2026,
    language: `'nl'`,
    country: 'country',
    currency: 'currency',
    vat_rate: 2100,
    gross_amount: 'total_amount',
    vat_amount: 'total_amount * 21 / 121',
    net_amount: 'total_amount - total_amount * 21 / 121',
    seller: `'{"siteName":"Vonk","company":null}'`,
  }
  const paid = 'select * from orders where completed_at is not null order by completed_at, id'
  await addFrom(paid, 'invoices', {
    id: id('b000', 'n'),
    kind: `'invoice'`,
    occasion: `'order:' || cast(id as varchar(36))`,
    number: 'n',
    issued_at: 'completed_at',
    ...document,
  })
  await addFrom(`select * from orders where ${cameBack} order by completed_at, id`, 'invoices', {
    id: id('b001', 'n'),
    kind: `'credit_note'`,
    occasion: `'back:' || cast(id as varchar(36))`,
    number: '100000000 + n',
    issued_at: `completed_at + ${refundAfter}`,
    ...document,
  })
  await db.table('invoice_series').insert({ series: 'vonk', year: 2026, last_number: 200000000 })
}

async function addRefunds() {
  await addFrom(`select * from orders where status = 'refunded'`, 'refunds', {
    id: id('b100', 'n'),
    order_id: 'id',
    request_id: `'request ' || n`,
    credits: 100,
    amount: 'total_amount',
    currency: 'currency',
    status: `'completed'`,
    created_at: `completed_at + ${refundAfter}`,
  })
}

async function addDisputes(orders: number) {
  const open = `id > ${id('a000', String(orders - Math.ceil(orders / 100)))}`
  await addFrom(
    `select * from orders where status = 'charged_back' and method <> 'sdd'`,
    'disputes',
    {
      id: `'dispute ' || n`,
      order_id: 'id',
      status: `case when ${open} then 'needs_response' when ${random(126, 3)} = 0 then 'won' else 'lost' end`,
      reason: `'fraudulent'`,
      amount: 'total_amount',
      currency: 'currency',
      opened_at: `completed_at + ${refundAfter}`,
      due_at: `completed_at + ${2 * refundAfter}`,
    }
  )
}

async function addMovements(members: number, movements: number) {
  const bought = 'n % 10 = 0'
  const account = `('member:' || cast(${id('b700', `${random(127, members)} + 1`)} as varchar(36)))`
  await addRows('ledger_movements', movements, {
    id: id('c000', 'n'),
    kind: `case when ${bought} then 'purchase' else 'message' end`,
    from_account: `case when ${bought} then 'house:sales' else ${account} end`,
    to_account: `case when ${bought} then ${account} else 'house:spent' end`,
    credits: `case when ${bought} then 100 else 10 end`,
    idempotency_key: `'bench ' || n`,
    order_id: `case when ${bought} then ${id('a000', 'n / 10')} end`,
    at: spread(movements),
  })
  await db.rawQuery('update orders set completed_at = ? where completed_at > ?', [
    crowdMoment,
    crowdMoment,
  ])
}
