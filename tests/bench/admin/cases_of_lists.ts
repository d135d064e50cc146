import { proposalStages } from '#core/admin/four_eyes/proposal'
import { appealCount, appealList } from '#queries/admin/appeals/appeal_list'
import { auditCount, auditLog } from '#queries/admin/audit_log'
import { ticketCount } from '#queries/admin/complaints/ticket_list'
import { contentOverview } from '#queries/admin/content/content_overview'
import { chatsOf, readingsOf } from '#queries/admin/members/lists_of_conduct'
import { messagesOf, openReading, pairOf } from '#queries/admin/conversations/read_conversation'
import { codeCount, type CodeFilter } from '#queries/admin/discounts/code_list'
import { fictionalCount } from '#queries/admin/inbox/fictional_list'
import { waitingAnswerCount } from '#queries/admin/inbox/waiting_answers'
import { rowsAtOnce } from '#queries/admin/lists/every_row'
import { memberCount, memberList } from '#queries/admin/members/member_list'
import { bankFileCount } from '#queries/admin/money/bank_files'
import { disputeCount, disputeList, type DisputeFilter } from '#queries/admin/money/dispute_list'
import { memberAccountCount } from '#queries/admin/money/ledger_accounts'
import { payoutCount, payoutsToMake } from '#queries/admin/money/payouts_to_make'
import { settlementCount, settlementList } from '#queries/admin/money/settlement_list'
import { orderCount } from '#queries/admin/orders/order_list'
import { proposalCount } from '#queries/admin/proposals'
import { reportCount, reportList } from '#queries/admin/reports/report_list'
import { settingChangeCount } from '#queries/admin/sites/setting_history'
import { pageViewFigures } from '#queries/admin/sources/page_view_figures'
import { allMembers, allOrders, allTickets } from '#tests/support/admin/no_filter'
import { again, forEach, type Asked, type Case } from '#tests/bench/admin/cases'

const codes: CodeFilter = { state: null, batchId: null, code: null, sort: 'newest' }
const disputes: DisputeFilter = { status: null, siteId: null, sort: 'newest' }
const settlements = { provider: null, differing: false }

/** What each list says it found, what its file reads at once, and the reading of a chat. */
export async function listCases(asked: Asked): Promise<Case[]> {
  return [...countCases(asked), ...fileCases(asked), ...(await chatCases(asked))]
}

function countCases({ adminId, now, smallSite }: Asked): Case[] {
  const sites = [null, smallSite]
  return [
    forEach('found: members', sites, (siteId) => memberCount({ ...allMembers, siteId })),
    again('found: banned members', () => memberCount({ ...allMembers, status: 'banned' })),
    forEach('found: orders', sites, (siteId) => orderCount({ ...allOrders, siteId })),
    again('found: orders with a failed refund', () =>
      orderCount({ ...allOrders, hasFailedRefund: true })
    ),
    forEach('found: disputes', sites, (siteId) => disputeCount({ ...disputes, siteId })),
    forEach('found: reports', sites, (siteId) => reportCount(siteId, { status: 'closed' })),
    forEach('found: appeals', sites, (siteId) => appealCount(siteId, { status: 'decided' })),
    forEach('found: tickets', sites, (siteId) =>
      ticketCount({ ...allTickets, siteId }, now.toMillis())
    ),
    forEach('found: audit log', sites, (siteId) => auditCount(siteId, {})),
    again('found: audit log of one admin', () => auditCount(null, { adminId })),
    again('found: discounts', () => codeCount(codes, now)),
    again('found: payouts', payoutCount),
    again('found: settlements', () => settlementCount(settlements)),
    again('found: debits', bankFileCount),
    forEach('found: ledger', [true, false], memberAccountCount),
    forEach('found: requests', proposalStages, (stage) => proposalCount(null, stage)),
    forEach('found: inbox', [null, 'en'] as const, (language) =>
      waitingAnswerCount(null, language)
    ),
    forEach('found: fictional profiles', sites, fictionalCount),
    again('found: settings', () => settingChangeCount({ siteId: smallSite })),
  ]
}

function fileCases({ adminId, now }: Asked): Case[] {
  const looking = { siteId: null, adminId, now: now.toMillis() }
  const views = { siteId: null, from: now.minus({ days: 180 }), to: now, most: 100_000 }
  return [
    again('file: members', () => memberList(allMembers, rowsAtOnce)),
    again('file: reports', () => reportList(looking, { status: 'closed' }, rowsAtOnce)),
    again('file: appeals', () => appealList(looking, { status: 'decided' }, rowsAtOnce)),
    again('file: disputes', () => disputeList(disputes, null, rowsAtOnce)),
    again('file: audit log', () => auditLog(null, {}, rowsAtOnce)),
    again('file: settlements', () => settlementList(settlements, null, rowsAtOnce)),
    again('file: payouts', () => payoutsToMake(null, rowsAtOnce)),
    again('file: page views', () => pageViewFigures(views)),
  ]
}

async function chatCases({ adminId, now, some }: Asked): Promise<Case[]> {
  const profiles = await some('profiles')
  const conversations = await some('conversations')
  return [
    forEach('chats: of a member', profiles, async (id) => [
      await chatsOf(id, null).page(null, 20),
      await readingsOf(id).page(null, 20),
    ]),
    forEach('chats: read one', conversations, async (id) => [
      await pairOf(id, null),
      await openReading(id, adminId, now),
      await messagesOf(id, null, {}),
    ]),
    again('content', () => contentOverview(null, now)),
  ]
}
