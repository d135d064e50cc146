import { test } from '@japa/runner'
import type { SignedInAdmin } from '#core/admin/admin'
import { changeAdmin, proposeAdminChange } from '#core/admin/admins/change_admin'
import { createAdmin } from '#core/admin/admins/create_admin'
import { resetSecondFactor } from '#core/admin/admins/reset_second_factor'
import { decideAppeal } from '#core/admin/appeals/decide_appeal'
import { noteAppeal } from '#core/admin/appeals/note_appeal'
import { withdrawVersion } from '#core/admin/content/schedule_version'
import { confirmProposal, declineProposal } from '#core/admin/four_eyes/decide_proposal'
import { adjustMemberCredits } from '#core/admin/members/adjust_credits'
import { proposeDeletion } from '#core/admin/members/delete_member'
import { banFromFile, suspendMember } from '#core/admin/members/judge_member'
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
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { site } from '#tests/support/admin/sites'
import { ada, bob, join } from '#tests/support/people/people'

const id = 'unknown'
const reason = 'A test'
const statement = { breach: 'scam', law: null, facts: 'You lied', machine: 'none' } as const
const typed = { ...statement, law: '' }
const mute = { ...typed, facts: ' ' }
const onAda = { userId: ada().user.id }
const granted = { appealId: id, decision: 'granted' } as const
const named = { siteId: site.id, name: 'Funke', language: 'none' }
const change = { role: 'viewer', isDisabled: null } as const
const admin = {
  email: 'new@vonk.example',
  name: 'Grace',
  role: 'support',
  siteId: null,
  locale: 'en',
  timeZone: 'UTC',
  password: 'a new long password',
} as const
const setting = { siteId: site.id, name: 'free_messages', from: '5', reason } as const

/** By the owner, except where an act has to be refused to a viewer. */
type Act = (
  ports: Ports,
  by: SignedInAdmin,
  viewer: SignedInAdmin
) => Promise<Result<unknown, string>>

const ofMember = (userId: string): Record<string, Act> => ({
  [`a note about ${userId}`]: (ports, by) => noteMember(ports, { by, userId, body: 'Called' }),
  [`many credits for ${userId}`]: (ports, by) =>
    adjustMemberCredits(ports, { by, userId, credits: 101, reason, facts: reason, requestId: id }),
  [`the end of ${userId}`]: (ports, by) =>
    proposeDeletion(ports, { by, userId, way: 'at_once', facts: '', reason }),
  [`a ban of ${userId}`]: (ports, by) => banFromFile(ports, { by, userId, statement: typed }),
})

const refused: Record<string, Record<string, Act>> = {
  member_not_found: { ...ofMember(id), ...ofMember(bob().user.id) },
  admin_not_found: {
    'another role': (ports, by) => proposeAdminChange(ports, { by, adminId: id, change, reason }),
    'another role at once': (ports, by) => changeAdmin(ports, { by, adminId: id, change, reason }),
    'a lost second factor': (ports, by) =>
      resetSecondFactor(ports, { by, adminId: id, reason, password: null }),
  },
  email_invalid: {
    'a new admin': (ports, by) => createAdmin(ports, { by, admin: { ...admin, email: 'new' } }),
  },
  appeal_not_found: {
    'a decision': (ports, by) => decideAppeal(ports, { ...granted, by, answer: 'We looked' }),
    'a note': (ports, by) => noteAppeal(ports, { by, appealId: id, body: 'Called' }),
  },
  appeal_missing: {
    'a decision': (ports, by) => decideAppeal(ports, { ...granted, by, answer: ' ' }),
  },
  version_not_found: {
    'the end': (ports, by) => withdrawVersion(ports, { by, versionId: id }),
  },
  proposal_not_found: {
    'a yes': (ports, by) => confirmProposal(ports, { by, proposalId: id }),
    'a no': (ports, by) => declineProposal(ports, { by, proposalId: id }),
  },
  facts_missing: {
    'a suspension': (ports, by) => suspendMember(ports, { ...onAda, by, days: 1, statement: mute }),
    'a ban': (ports, by) => banFromFile(ports, { ...onAda, by, statement: mute }),
  },
  reason_missing: {
    'an end of the block of debits': (ports, by) =>
      unblockMemberDebits(ports, { ...onAda, by, reason: ' ' }),
  },
  order_not_found: {
    'an invoice': (ports, by) => resendInvoice(ports, { by, orderId: id }),
  },
  claim_not_found: {
    'an end': (ports, by) => settleClaimByAdmin(ports, { by, claimId: id, note: reason }),
  },
  payout_not_due: {
    'a transfer': (ports, by) => makePayout(ports, { by, payoutId: id, isTransferred: false }),
  },
  item_not_found: {
    'a way back': (ports, by) => returnMoney(ports, { by, itemId: id, description: 'Returned' }),
  },
  day_malformed: {
    'a comparison': (ports, by) => beginComparison(ports, { by, day: 'today' }),
  },
  report_not_found: {
    'a decision': (ports, by) =>
      decideReport(ports, { by, reportId: id, decision: 'no_violation', reason: null }),
    'a measure': (ports, by) =>
      actOnReport(ports, { by, reportId: id, deed: { kind: 'warning' }, statement: typed }),
    'a ban': (ports, by) => banReported(ports, { by, reportId: id, statement }),
  },
  site_not_found: {
    'a new admin': (ports, by) => createAdmin(ports, { by, admin: { ...admin, siteId: id } }),
    'a setting': (ports, by) => changeSetting(ports, { ...setting, by, siteId: id, to: '6' }),
    'a draft': (ports, by) => fillInSettings(ports, { by, siteId: id, fields: [] }),
    'another name': (ports, by) => changeSite(ports, { ...named, by, siteId: id }),
    'a company': (ports, by) =>
      setCompany(ports, { by, siteId: id, changes: {}, takesOver: false }),
  },
  nothing_changed: {
    'a setting': (ports, by) => changeSetting(ports, { ...setting, by, to: '5' }),
    'another name': (ports, by) => changeSite(ports, { ...named, by, name: site.name }),
  },
  setting_outdated: {
    'a setting': (ports, by) => changeSetting(ports, { ...setting, by, to: '"many"' }),
  },
  site_name_wrong: {
    'another name': (ports, by) => changeSite(ports, { ...named, by, name: ' ' }),
  },
  language_unknown: {
    'another language': (ports, by) => changeSite(ports, { ...named, by, language: 'tlh' }),
  },
  act_not_allowed: {
    'an empty draft': (ports, _, by) => dropSettings(ports, { by, siteId: site.id, name: null }),
    'a preview of nothing': (ports, _, by) =>
      startPreview(ports, { by, siteId: site.id, sessionId: id }),
    'an undo of nothing': (ports, _, by) => undoSetting(ports, { by, siteId: site.id, number: 9 }),
  },
}

/** Ada is a member; Bob has erased his account. */
async function refusalOf(act: Act) {
  const ports = fakePorts()
  await join(ports.repositories, ada(), bob({ user: { status: 'deleted' } }))
  await ports.repositories.sites.add(site)
  const now = ports.clock.now()
  const [by, viewer] = [actorOf(adminOf('owner'), now), actorOf(adminOf('viewer'), now)]
  const done = await act(ports as unknown as Ports, by, viewer)
  return { refusal: done.ok ? null : done.refusal, acts: ports.repositories.audit.all.length }
}

test.group('What admins ask for in vain', () => {
  for (const [refusal, acts] of Object.entries(refused)) {
    for (const [what, act] of Object.entries(acts)) {
      test(`${what}: ${refusal}, and nothing is logged`, async ({ assert }) => {
        assert.deepEqual(await refusalOf(act), { refusal, acts: 0 })
      })
    }
  }
})
