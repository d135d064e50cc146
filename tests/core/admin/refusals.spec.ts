import { test } from '@japa/runner'
import type { AdminRole, SignedInAdmin } from '#core/admin/admin'
import { changeAdmin, changeOrPropose } from '#core/admin/admins/change_admin'
import { createAdmin } from '#core/admin/admins/create_admin'
import { resetSecondFactor } from '#core/admin/admins/reset_second_factor'
import { decideAppeal } from '#core/admin/appeals/decide_appeal'
import { noteAppeal } from '#core/admin/appeals/note_appeal'
import { withdrawVersion } from '#core/admin/content/schedule_version'
import { confirmProposal, declineProposal } from '#core/admin/four_eyes/decide_proposal'
import { adjustMemberCredits } from '#core/admin/members/adjust_credits'
import { proposeDeletion } from '#core/admin/members/delete_member'
import { banFromFile } from '#core/admin/members/ban_member'
import { suspendMember } from '#core/admin/members/suspend_member'
import { noteMember } from '#core/admin/members/note_member'
import { unblockMemberDebits } from '#core/admin/members/unblock_member_debits'
import { settleClaimByAdmin } from '#core/admin/money/close_money'
import { beginComparison } from '#core/admin/money/compare_day'
import { makePayout } from '#core/admin/money/make_payout'
import { returnMoney } from '#core/admin/money/return_money'
import { resendInvoice } from '#core/admin/orders/resend_invoice'
import { actOnReport } from '#core/admin/reports/act_on_report'
import { banReported, decideReport } from '#core/admin/reports/decide_report'
import { changeSetting } from '#core/admin/sites/change_setting'
import { changeSite } from '#core/admin/sites/change_site'
import { dropSettings, fillInSettings } from '#core/admin/sites/fill_in_settings'
import { startPreview } from '#core/admin/sites/preview'
import { setCompany } from '#core/admin/sites/set_company'
import { undoSetting } from '#core/admin/sites/undo_setting'
import type { Ports } from '#core/ports'
import type { Result } from '#core/result'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { site } from '#tests/support/admin/sites'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const id = 'unknown'
const reason = 'A test'
const statement = { breach: 'scam', law: null, facts: 'You lied', machine: 'none' } as const
const typed = { ...statement, law: '' }
const deed = { kind: 'warning' } as const
const mute = { userId: ada().user.id, statement: { ...typed, facts: ' ' } }
const change = { role: 'viewer', isDisabled: null } as const
const names = { email: 'new@vonk.example', name: 'Grace', timeZone: 'UTC' }
const may = { role: 'support', siteId: null, locale: 'en' } as const
const admin = { ...names, ...may, password: 'a new long password' }
const granted = { appealId: id, decision: 'granted' } as const
const named = { siteId: site.id, name: 'Funke', language: 'none' }
const setting = { siteId: site.id, name: 'free_messages', from: '5', reason } as const
const credits = { credits: 101, reason, facts: reason, requestId: id }
const atOnce = { way: 'at_once', facts: '', reason } as const

type Asked = Readonly<{ what: string; ask: (ports: Ports, by: SignedInAdmin) => Promise<Answer> }>
type Answer = Result<unknown, string>

function ask<Input>(
  act: (ports: Ports, input: Input) => Promise<Answer>,
  input: Omit<Input, 'by'>
): Asked {
  return { what: act.name, ask: (ports, by) => act(ports, { ...input, by } as Input) }
}

const ofNoMember = [id, bob().user.id].flatMap((userId) => [
  ask(noteMember, { userId, body: 'Called' }),
  ask(adjustMemberCredits, { userId, ...credits }),
  ask(proposeDeletion, { userId, ...atOnce }),
  ask(banFromFile, { userId, statement: typed }),
])

const inVain: readonly (readonly [refusal: string, asked: Asked, role?: AdminRole])[] = [
  ...ofNoMember.map((asked) => ['member_not_found', asked] as const),
  ['admin_not_found', ask(changeOrPropose, { adminId: id, change, reason })],
  ['admin_not_found', ask(changeAdmin, { adminId: id, change, reason })],
  ['admin_not_found', ask(resetSecondFactor, { adminId: id, reason, password: null })],
  ['email_invalid', ask(createAdmin, { admin: { ...admin, email: 'new' } })],
  ['site_not_found', ask(createAdmin, { admin: { ...admin, siteId: id } })],
  ['appeal_not_found', ask(decideAppeal, { ...granted, answer: 'We looked' })],
  ['appeal_missing', ask(decideAppeal, { ...granted, answer: ' ' })],
  ['appeal_not_found', ask(noteAppeal, { appealId: id, body: 'Called' })],
  ['version_not_found', ask(withdrawVersion, { versionId: id })],
  ['proposal_not_found', ask(confirmProposal, { proposalId: id })],
  ['proposal_not_found', ask(declineProposal, { proposalId: id })],
  ['facts_missing', ask(suspendMember, { ...mute, days: 1 })],
  ['facts_missing', ask(banFromFile, mute)],
  ['reason_missing', ask(unblockMemberDebits, { ...mute, reason: ' ' })],
  ['order_not_found', ask(resendInvoice, { orderId: id })],
  ['claim_not_found', ask(settleClaimByAdmin, { claimId: id, note: reason })],
  ['payout_not_due', ask(makePayout, { payoutId: id, isTransferred: false })],
  ['item_not_found', ask(returnMoney, { itemId: id, description: 'Returned' })],
  ['day_malformed', ask(beginComparison, { day: 'today' })],
  ['report_not_found', ask(decideReport, { reportId: id, decision: 'dealt_with', reason })],
  ['report_not_found', ask(actOnReport, { reportId: id, deed, statement: typed })],
  ['report_not_found', ask(banReported, { reportId: id, statement })],
  ['site_not_found', ask(changeSetting, { ...setting, siteId: id, to: '6' })],
  ['nothing_changed', ask(changeSetting, { ...setting, to: '5' })],
  ['setting_outdated', ask(changeSetting, { ...setting, to: '"many"' })],
  ['site_not_found', ask(fillInSettings, { siteId: id, fields: [] })],
  ['site_not_found', ask(changeSite, { ...named, siteId: id })],
  ['site_name_wrong', ask(changeSite, { ...named, name: ' ' })],
  ['language_unknown', ask(changeSite, { ...named, language: 'tlh' })],
  ['nothing_changed', ask(changeSite, { ...named, name: site.name })],
  ['site_not_found', ask(setCompany, { siteId: id, changes: {}, takesOver: false })],
  ['act_not_allowed', ask(dropSettings, { siteId: site.id, name: null }), 'viewer'],
  ['act_not_allowed', ask(startPreview, { siteId: site.id, sessionId: id }), 'viewer'],
  ['act_not_allowed', ask(undoSetting, { siteId: site.id, number: 9 }), 'viewer'],
]

test.group('What an admin asks for in vain', () => {
  for (const [refusal, { ask: askFor, what }, role = 'owner'] of inVain) {
    test(`by ${what} is refused with ${refusal}, and not logged`, async ({ assert }) => {
      const ports = await portsWith(ada(), bob({ user: { status: 'deleted' } }))
      await ports.repositories.sites.add(site)
      const by = actorOf(adminOf(role), ports.clock.now())
      assert.containSubset(await askFor(ports as unknown as Ports, by), { refusal })
      assert.isEmpty(ports.repositories.audit.all)
    })
  }
})
