import { ordersOf, spread, type Sizes } from '#tests/bench/admin/sizes'
import { addFrom, addRows, id, random } from '#tests/bench/generated_rows'

/** What waits for a person, at most: as much as a day brings. */
const waiting = 100

/** Transfers, debits and claims; a hundred of each still to be dealt with, all others done. */
export async function addOpenMoney(sizes: Sizes) {
  await addTransfers()
  await addItems(ordersOf(sizes))
  await addDebits(sizes)
  await addClaims()
}

async function addTransfers() {
  await addFrom(`select * from orders where method = 'sct' order by id`, 'bank_transfers', {
    reference: `'RF' || (1000000000 + n)`,
    order_id: 'id',
    amount: 'total_amount',
    currency: `'EUR'`,
    return_url: `'/'`,
    created_at: 'created_at',
    incomplete_since: `case when n % 20000 = 7 then created_at end`,
  })
  const received = `select bank_transfers.*, orders.completed_at from bank_transfers
    join orders on orders.id = bank_transfers.order_id where completed_at is not null`
  await addFrom(received, 'incoming_transfers', {
    id: `'line ' || n`,
    reference: 'reference',
    amount: 'amount',
    booked_on: `'2026-01-01'`,
    payer_name: `'A. Payer'`,
    payer_iban: `'NL91ABNA' || (1000000000 + ${random(141, 900_000_000)})`,
    found_at: 'completed_at',
  })
  await addFrom('select * from incoming_transfers', 'bank_movements', {
    id: id('d000', 'n'),
    account: `'NL91ABNA0417164300'`,
    fingerprint: `'movement ' || n`,
    position: 1,
    direction: `'in'`,
    amount: 'amount',
    currency: `'EUR'`,
    booked_on: 'booked_on',
    outcome: `'matched'`,
    found_at: 'found_at',
  })
}

async function addItems(orders: number) {
  const rows = Math.ceil(orders / 50)
  const open = `n > ${rows - waiting}`
  await addRows('open_items', rows, {
    id: id('d100', 'n'),
    kind: `'unmatched'`,
    source: `'bank'`,
    source_id: `'source ' || n`,
    amount: 1000,
    currency: `'EUR'`,
    direction: `'in'`,
    details: `'A payment without a reference'`,
    found_at: spread(rows),
    closed_at: `case when not (${open}) then ${spread(rows)} end`,
    payer_iban: `'NL91ABNA0417164300'`,
  })
  await addFrom('select * from incoming_transfers order by id', 'payouts', {
    id: id('d200', 'n'),
    provider: `'bank'`,
    payment_id: 'reference',
    amount: 'amount',
    currency: `'EUR'`,
    description: `'Refund of an order'`,
    created_at: 'found_at',
    paid_at: `case when n > ${waiting} then found_at end`,
  })
}

async function addDebits({ members }: Sizes) {
  const debited = `select * from orders where method = 'sdd' order by id`
  await addFrom(debited, 'mandates', {
    id: id('d300', 'n'),
    user_id: 'user_id',
    reference: `'VONK-' || n`,
    account_holder: `'A. Payer'`,
    iban: `'NL91ABNA' || (1000000000 + ${random(142, 900_000_000)})`,
    street: `'Street'`,
    house_number: `'1'`,
    zip: `'1011AA'`,
    city: `'Amsterdam'`,
    country: `'NL'`,
    phone: `'+31600000000'`,
    signed_at: 'created_at',
  })
  await addFrom(`${debited.replace('order by id', '')} order by id desc`, 'debits', {
    id: id('d400', '99999999 - n'),
    order_id: 'id',
    mandate_id: id('d300', 'n'),
    amount: 'total_amount',
    currency: `'EUR'`,
    end_to_end_id: `'E2E-' || n`,
    collect_on: `'2026-01-01'`,
    state: `case when n <= ${waiting} then 'ready' else 'settled' end`,
    created_at: 'created_at',
    exported_in: `case when n > ${waiting} then 'VONK-FILE-' || (n / 500) end`,
  })
  await addRows('sepa_files', Math.ceil(members / 10_000), {
    message_id: `'VONK-FILE-' || n`,
    site_id: '(select id from sites order by created_at limit 1)',
    content: `'<Document/>'`,
    count: 500,
    sum: 500_000,
    created_at: spread(members / 10_000),
    sent_at: spread(members / 10_000),
  })
}

async function addClaims() {
  await addFrom(`select * from orders where status = 'charged_back' order by id desc`, 'claims', {
    id: id('d500', '99999999 - n'),
    user_id: 'user_id',
    order_id: 'id',
    provider: 'provider',
    payment_id: `'claim ' || n`,
    amount: 'total_amount',
    currency: 'currency',
    found_at: 'completed_at',
    settled_at: `case when n > ${waiting} and n % 3 = 0 then completed_at end`,
    recovered_at: `case when n > ${waiting} and n % 3 > 0 then completed_at end`,
  })
  await addFrom('select * from claims', 'claim_payments', {
    id: id('d600', 'n'),
    claim_id: 'id',
    amount: 100,
    released_amount: 0,
    paid_at: 'found_at',
  })
}
