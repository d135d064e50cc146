import { DateTime } from 'luxon'
import { memberAccount } from '#core/credits/movement'
import { quarterOf, quartersBefore } from '#core/payments/invoices/vat_quarter'
import { paymentMethods } from '#core/payments/methods/payment_method'
import { orderStatuses } from '#core/payments/orders/order'
import { disputeStatuses } from '#core/payments/disputes/dispute'
import { openParts } from '#core/admin/money/open_part'
import { batchFile, batchList } from '#queries/admin/discounts/batches'
import { codeList, type CodeFilter } from '#queries/admin/discounts/code_list'
import { discountEffect, effectOfBatch } from '#queries/admin/discounts/discount_effect'
import { bankFiles, debitsOf, readyToExport } from '#queries/admin/money/bank_files'
import { disputeList, type DisputeFilter } from '#queries/admin/money/dispute_list'
import { lastLedgerCheck, memberAccounts, movementsOf } from '#queries/admin/money/ledger_accounts'
import { openMoney } from '#queries/admin/money/open_money'
import { payoutsToMake } from '#queries/admin/money/payouts_to_make'
import { settlementList } from '#queries/admin/money/settlement_list'
import { vatOfQuarter } from '#queries/admin/money/vat_of_quarter'
import { orderCurrencies } from '#queries/admin/orders/order_currencies'
import { orderFile, orderSeenBy } from '#queries/admin/orders/order_file'
import { orderList, type OrderFilter } from '#queries/admin/orders/order_list'
import { orderRefund } from '#queries/admin/orders/order_refund'
import { allOrders } from '#tests/support/admin/no_filter'
import { again, forEach, type Asked, type Case } from '#tests/bench/admin/cases'

const orders = (filter: Partial<OrderFilter>) => orderList({ ...allOrders, ...filter }, null)
const disputes = (filter: Partial<DisputeFilter>) =>
  disputeList({ status: null, siteId: null, sort: 'newest', ...filter }, null)

/** Orders, money that waits, the ledger, VAT and discounts. */
export async function moneyCases(asked: Asked): Promise<Case[]> {
  return [
    ...(await orderCases(asked)),
    ...openCases(),
    ...(await ledgerCases(asked)),
    ...vatCases(asked),
    ...(await discountCases(asked)),
  ]
}

async function orderCases({ now, smallSite, some }: Asked): Promise<Case[]> {
  const days = [1, 30, 300].map((before) => now.startOf('day').minus({ days: before }))
  return [
    again('orders', () => orders({})),
    forEach('orders: each state', orderStatuses, (status) => orders({ status })),
    forEach('orders: each method', paymentMethods, (method) => orders({ method })),
    forEach('orders: each provider', ['mollie', 'stripe', 'bank', 'none'], (provider) =>
      orders({ provider })
    ),
    forEach('orders: a day', days, (day) => orders({ day })),
    forEach('orders: a state by a method', paymentMethods, (method) =>
      orders({ method, status: 'charged_back' })
    ),
    again('orders: what nobody paid so', () => orders({ method: 'sdd', provider: 'stripe' })),
    again('orders: the small site', () => orders({ siteId: smallSite })),
    again('orders: the small site, charged back', () =>
      orders({ siteId: smallSite, status: 'charged_back' })
    ),
    again('orders: largest amount', () => orders({ sort: 'amount_EUR' })),
    forEach('orders: largest amount, each state', orderStatuses, (status) =>
      orders({ sort: 'amount_EUR', status })
    ),
    forEach('orders: largest amount, each method', paymentMethods, (method) =>
      orders({ sort: 'amount_EUR', method })
    ),
    forEach('orders: largest amount of a day', days, (day) => orders({ sort: 'amount_EUR', day })),
    again('orders: largest amount, the small site', () =>
      orders({ sort: 'amount_EUR', siteId: smallSite })
    ),
    forEach('orders: currencies', [null, smallSite], orderCurrencies),
    again('orders: 500 rows of the file', () => orderList(allOrders, null, 500)),
    forEach('orders: one', await some('orders'), orderOf),
  ]
}

async function orderOf(id: string) {
  const seen = await orderSeenBy(id, null)
  return [await orderFile(seen!.order), await orderRefund(seen!.order, seen!.user)]
}

function openCases(): Case[] {
  return [
    again('open money', () => openMoney({ part: null, after: null })),
    forEach('open money: each part', openParts, (part) => openMoney({ part, after: null })),
    again('payouts', () => payoutsToMake(null)),
    again('disputes', () => disputes({})),
    again('disputes: due first', () => disputes({ sort: 'due' })),
    forEach('disputes: each state', disputeStatuses, (status) => disputes({ status })),
    forEach('disputes: each state, due first', disputeStatuses, (status) =>
      disputes({ status, sort: 'due' })
    ),
    again('debits', async () => [await bankFiles(null), await readyToExport()]),
    again('debits: a file', () => debitsOf('VONK-FILE-1', null)),
    again('settlements', () => settlementList({ provider: null, differing: false }, null)),
    again('settlements: differing', () =>
      settlementList({ provider: 'mollie', differing: true }, null)
    ),
  ]
}

async function ledgerCases({ some }: Asked): Promise<Case[]> {
  const members = await some('users')
  const middle = { at: DateTime.utc().minus({ days: 300 }).toMillis(), id: members[0] }
  return [
    again('ledger: trial balance', lastLedgerCheck),
    again('ledger: accounts with credits', () => memberAccounts({ all: false }, null)),
    again('ledger: all accounts', () => memberAccounts({ all: true }, null)),
    forEach('ledger: a member', members, (id) => movementsOf(memberAccount(id), null)),
    again('ledger: house:spent', () => movementsOf('house:spent', null)),
    again('ledger: house:spent, a later page', () => movementsOf('house:spent', middle)),
    again('ledger: house:bonus', () => movementsOf('house:bonus', null)),
  ]
}

function vatCases({ now }: Asked): Case[] {
  const quarter = quarterOf(now)
  const quarters = [0, 1, 2, 3].map((before) => quartersBefore(quarter, before))
  return [forEach('VAT: a quarter', quarters, (one) => vatOfQuarter(one, now))]
}

async function discountCases({ now, some }: Asked): Promise<Case[]> {
  const anyCode: CodeFilter = { state: null, batchId: null, code: null, sort: 'newest' }
  const batches = await some('discount_batches')
  const states = ['usable', 'coming', 'ended', 'held', 'used'] as const
  const page = { after: null, now }
  return [
    ...states.map((state) =>
      again(`discounts: ${state}`, () => codeList({ ...anyCode, state }, page))
    ),
    ...states.map((state) =>
      again(`discounts: ${state}, by end`, () => codeList({ ...anyCode, state, sort: 'end' }, page))
    ),
    again('discounts: 500 rows of the file', () =>
      codeList({ ...anyCode, batchId: batches[0] }, page, 500)
    ),
    again('discounts: batches', () => batchList(null)),
    forEach('discounts: a batch', batches, async (id) => [
      await batchFile(id, now),
      await effectOfBatch(id),
    ]),
    again('discounts: effect of 28 days', () => discountEffect(now.minus({ days: 28 }), now)),
    again('discounts: effect of a year', () => discountEffect(now.minus({ days: 366 }), now)),
  ]
}
